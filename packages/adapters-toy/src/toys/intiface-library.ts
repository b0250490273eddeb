import type * as Library from 'buttplug';

export type IntifaceLibrary = typeof Library;

/** Nothing of it is loaded before a page uses Intiface. */
export const loadIntifaceLibrary = (): Promise<IntifaceLibrary> => import('buttplug');
