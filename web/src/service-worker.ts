/**
 * The service worker: keeps every file of one build, so that the page opens without a network. Which
 * files these are is written into it when the page is built (scripts/offline.ts). A new build comes
 * with a new worker, which waits until the page tells it to take over (state/updates.svelte.ts).
 * Requests to a server, under /api and /ws, are never answered here.
 */
import { clientsClaim } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

interface WaitEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
// The types of service workers can't be loaded beside those of a page.
declare const self: {
  __WB_MANIFEST: PrecacheEntry[];
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WaitEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
};

// Before this worker there was one that kept what it had fetched under this name.
const OLD_CACHE = 'page';
const isSite = import.meta.env.MODE === 'site';
// The addresses at which the server answers with the page, as in server/pages.py. Others are files,
// such as the notices, even where a browser opens them as a document.
const VIEW = isSite ? /^$/ : /^((t|rules)(\/.*)?)?$/;

precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false });
const folder = new URL(self.registration.scope).pathname;
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && VIEW.test(url.pathname.slice(folder.length)),
  createHandlerBoundToURL('index.html'),
);
// The page that is open on the first visit is served as well.
clientsClaim();

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

// A static site shares its origin with strangers, and never had the old worker.
if (!isSite) {
  // Pages of the old worker don't know how to tell this one to take over. They lose nothing: that
  // worker asked the network first, for every file.
  self.addEventListener('install', (event) =>
    event.waitUntil(caches.has(OLD_CACHE).then((old) => (old ? self.skipWaiting() : undefined))),
  );
  self.addEventListener('activate', (event) => event.waitUntil(caches.delete(OLD_CACHE)));
}
