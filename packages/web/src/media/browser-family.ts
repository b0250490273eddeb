/** Browsers that hide the camera's permission in different places. */
export type BrowserFamily = 'chromium' | 'firefox' | 'safari' | 'other';

/** A phone or tablet of Apple, which stops every page when the screen locks; an iPad names itself a Mac, but no Mac is touched with more fingers. */
export const isIos = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  /iPhone|iPad|iPod/u.test(userAgent) || (/Macintosh/u.test(userAgent) && maxTouchPoints > 1);

/** The first row that fits names it: Chrome's own name also says Safari. */
const FAMILIES = [
  { family: 'firefox', pattern: /Firefox|FxiOS/u },
  { family: 'chromium', pattern: /Chrome|Chromium|CriOS|Edg/u },
  { family: 'safari', pattern: /Safari/u },
] as const satisfies readonly { readonly family: BrowserFamily; readonly pattern: RegExp }[];

export const browserFamily = (userAgent: string): BrowserFamily =>
  FAMILIES.find(({ pattern }) => pattern.test(userAgent))?.family ?? 'other';
