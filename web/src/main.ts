import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { preferences } from './state/preferences.svelte';
import { router } from './state/route.svelte';
import { updates } from './state/updates.svelte';

router.begin();
void preferences.begin();
mount(App, { target: document.getElementById('app') ?? document.body });

// Only the built page has a worker; without one, or where browsers forbid it, the game is the same.
if (import.meta.env.PROD)
  addEventListener('load', () => void updates.begin().catch(() => undefined));
