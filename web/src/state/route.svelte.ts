/**
 * Which screen the address names: /, /rules, /t/<table>, /t/<table>/<seat's secret>. A static site
 * has the same paths behind a `#`, so that a reload asks its host for nothing but the page.
 */
import { isSite } from '../site';

export type Route =
  { screen: 'home' } | { screen: 'rules' } | { screen: 'table'; id: string; secret: string | null };

export function parse(path: string): Route {
  const table = /^\/t\/([\w-]+)(?:\/([\w-]+))?\/?$/.exec(path);
  if (table?.[1]) return { screen: 'table', id: table[1], secret: table[2] ?? null };
  return { screen: /^\/rules\/?$/.test(path) ? 'rules' : 'home' };
}

/** What a link to a path of the page says: the path itself, or `#` and the path. */
export const address = (path: string, hashed = isSite): string => (hashed ? `#${path}` : path);

/** The path that an address names. */
export const pathAt = (
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
  hashed = isSite,
): string => (hashed ? hash.slice(1) || '/' : pathname);

class Router {
  route = $state<Route>({ screen: 'home' });

  begin(): void {
    const read = () => (this.route = parse(pathAt(location)));
    // Browsers fire `popstate` for a changed hash as well, except some older ones.
    for (const event of ['popstate', 'hashchange']) addEventListener(event, read);
    read();
  }

  go = (path: string, replace = false): void => {
    history[replace ? 'replaceState' : 'pushState'](null, '', address(path));
    this.route = parse(path);
    scrollTo(0, 0);
  };
}

export const router = new Router();

/** For `onclick` of a link: stays on the page unless another tab is asked for. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  event.preventDefault();
  router.go(pathAt(link));
}
