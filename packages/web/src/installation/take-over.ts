/** Message of a page to the new version: no session runs, it may take over. */
export const TAKE_OVER = 'SKIP_WAITING';
