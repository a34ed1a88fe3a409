/**
 * Which screen the address names: /, /rules, /learn, /learn/<lesson>, /t/<table>, /t/<table>/<seat's
 * secret>; nowhere if it is none of these. A static site has the same paths behind a `#`, so that a
 * reload asks its host for nothing but the page.
 */
import { isSite } from '../site';

export type Route =
  | { screen: 'home' | 'rules' | 'nowhere' }
  /** The lesson's number; null for the list of all. */
  | { screen: 'learn'; lesson: number | null }
  | { screen: 'table'; id: string; secret: string | null };

export function parse(path: string): Route {
  const table = /^\/t\/([\w-]+)(?:\/([\w-]+))?\/?$/.exec(path);
  if (table?.[1]) return { screen: 'table', id: table[1], secret: table[2] ?? null };
  const learn = /^\/learn(?:\/(\d+))?\/?$/.exec(path);
  if (learn) return { screen: 'learn', lesson: learn[1] ? Number(learn[1]) : null };
  if (/^\/rules\/?$/.test(path)) return { screen: 'rules' };
  return { screen: /^\/?(index\.html)?$/.test(path) ? 'home' : 'nowhere' };
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
  /** Whether this is another screen than the page was opened with. */
  moved = false;

  begin(): void {
    const read = () => (this.route = parse(pathAt(location)));
    // Browsers fire `popstate` for a changed hash as well, except some older ones.
    for (const event of ['popstate', 'hashchange'])
      addEventListener(event, () => {
        this.moved = true;
        read();
      });
    read();
  }

  go = (path: string, replace = false): void => {
    history[replace ? 'replaceState' : 'pushState'](null, '', address(path));
    [this.route, this.moved] = [parse(path), true];
    scrollTo(0, 0);
  };
}

export const router = new Router();

/** For a screen's heading: the keyboard goes on from it, as what led to the screen has gone. */
export function arrive(heading: HTMLElement): void {
  if (!router.moved || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** For `onclick` of a link: stays on the page unless another tab is asked for. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  event.preventDefault();
  router.go(pathAt(link));
}
