import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { preferences } from './lib/state/preferences.svelte';
import { router } from './lib/state/route.svelte';

router.begin();
void preferences.begin();
mount(App, { target: document.getElementById('app')! });
