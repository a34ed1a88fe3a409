/** Which screen the address names: /, /t/<table>, /t/<table>/<seat's secret>. */
export type Route = { screen: 'home' } | { screen: 'table'; id: string; secret: string | null };

export function parse(path: string): Route {
  const table = /^\/t\/([\w-]+)(?:\/([\w-]+))?\/?$/.exec(path);
  if (table?.[1]) return { screen: 'table', id: table[1], secret: table[2] ?? null };
  return { screen: 'home' };
}

class Router {
  route = $state<Route>({ screen: 'home' });

  begin(): void {
    const read = () => (this.route = parse(location.pathname));
    addEventListener('popstate', read);
    read();
  }

  go = (path: string, replace = false): void => {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
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
  router.go(link.getAttribute('href') ?? '/');
}
