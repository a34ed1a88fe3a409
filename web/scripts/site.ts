/**
 * A plugin for Vite that makes the built page one for a static host, in any folder of it. Where it
 * will be is in SITE_URL, if that is known: previews of links need the whole address of a picture.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

// What the server sends as a header (server/guard.py), except `frame-ancestors`, which browsers
// ignore in a page.
export const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
  "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; " +
  "worker-src 'self'; base-uri 'none'; form-action 'none'";

/** A page for an address: its preview has the whole address of the picture, or no picture. */
export function withPreview(html: string, url: string | undefined): string {
  const image = /\s*<meta property="og:image" content="[./]*([^"]*)"[^>]*>/;
  if (!url) return html.replace(image, '').replace(/\s*<meta [^>]*(og:image:|twitter:)[^>]*>/g, '');
  const folder = url.replace(/\/*$/, '/');
  return html.replace(
    image,
    (_, name: string) =>
      `\n    <meta property="og:url" content="${folder}" />` +
      `\n    <meta property="og:image" content="${new URL(name, folder).href}" />`,
  );
}

export function site(url = process.env['SITE_URL']): Plugin {
  return {
    name: 'site',
    apply: (_, { command, mode }) => command === 'build' && mode === 'site',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        html: withPreview(html, url),
        tags: [
          // First in the head: a policy holds for what comes after it.
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
            injectTo: 'head-prepend',
          },
          // What the server sends as headers, too: addresses are nobody else's business.
          {
            tag: 'meta',
            attrs: { name: 'referrer', content: 'same-origin' },
            injectTo: 'head-prepend',
          },
        ],
      }),
    },
    writeBundle: {
      sequential: true,
      handler({ dir }) {
        const file = join(dir ?? '.', 'manifest.webmanifest');
        const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
        // Without one, a browser tells installed pages apart by their addresses. An id begins at the
        // origin, which may have more than one site.
        delete manifest['id'];
        writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
      },
    },
  };
}
