/**
 * Where the page was built for: the server of the game, or any static host (`make site`), which has no
 * tables and can't be asked to answer other paths with the page.
 */
export const isSite = import.meta.env.MODE === 'site';

/** The address of a file beside the page, from wherever the page is published. */
export const fileAddress = (name: string): string => `${import.meta.env.BASE_URL}${name}`;
