/*
 * Makes the page open even while its server is away. The network always comes first; what was
 * fetched last is only shown when there is none. Nothing under /api is ever kept.
 */
const KEPT = 'page';
// The addresses at which the server answers with the page, as in server/pages.py. Others are files,
// such as the notices, even where a browser opens them as a document.
const VIEW = /^\/((t|rules)(\/.*)?)?$/;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** The newest answer, or the one that was kept. All views of the game are the same page. */
async function answer(request) {
  const key = VIEW.test(new URL(request.url).pathname) ? '/' : request;
  const kept = await caches.open(KEPT);
  const old = await kept.match(key);
  try {
    const fresh = await fetch(request);
    if (!fresh.ok) return fresh;
    if (key === '/' && old && old.headers.get('etag') !== fresh.headers.get('etag')) {
      // Another build: its files have other names.
      await caches.delete(KEPT);
      await (await caches.open(KEPT)).put(key, fresh.clone());
    } else {
      await kept.put(key, fresh.clone());
    }
    return fresh;
  } catch (error) {
    if (old) return old;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (/^\/(api|ws)\//.test(url.pathname)) return;
  event.respondWith(answer(request));
});
