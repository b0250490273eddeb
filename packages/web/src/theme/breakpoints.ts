/**
 * Sizes at which the layout changes, as media queries by name. CSS writes `@media (--phone)`, and `@container session (--phone)` for the size of the
 * session screen instead of the window; the build puts the condition in its place.
 */
export const BREAKPOINTS = {
  /** One column. */
  phone: '(max-width: 47.99em)',
  'from-tablet': '(min-width: 48em)',
  tablet: '(min-width: 48em) and (max-width: 74.99em)',
  /** Narrower than a desktop. */
  narrow: '(max-width: 74.99em)',
  'from-desktop': '(min-width: 75em)',
  /** No room for every word of the top bar. */
  compact: '(max-width: 99.99em)',
  /** The session screen has three columns. */
  wide: '(min-width: 100em)',
  /** Stage and chat of a session one below the other. */
  stacked: '(max-width: 63.99em)',
  /** A narrow phone. */
  small: '(max-width: 35.99em)',
  'from-small': '(min-width: 36em)',
  /** A narrow phone whose keyboard is open, or as little of a zoomed window. */
  keyboard: '(max-width: 35.99em) and (max-height: 32em)',
  /** Too low for a bar at the side. */
  low: '(max-height: 29.99em)',
  /** Links at the side stand close together. */
  short: '(max-height: 36em)',
  /** Room for buttons that stay in sight above a phone's keyboard. */
  tall: '(min-height: 37.5em)',
  /** Stage and chat of a session side by side, the customer as a sheet: a wide window that is low or small. */
  beside: '(min-width: 36em) and ((max-height: 29.99em) or ((max-width: 63.99em) and (orientation: landscape)))',
  /** A laptop whose zoom leaves a narrow window. */
  zoomed: '(min-width: 36em) and (max-width: 47.99em) and (orientation: landscape) and (not (pointer: coarse))',
  /** A phone, held upright or lying down, or a window as small. */
  handheld: '(max-width: 47.99em) or (max-height: 29.99em)',
  /** The same without a laptop whose zoom leaves a small window: wider than high, and not driven by a finger. */
  hand: '((max-width: 47.99em) or (max-height: 29.99em)) and ((orientation: portrait) or (pointer: coarse))',
} as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

const NAMED = /\(--([\w-]+)\)/g;

const isBreakpoint = (name: string): name is Breakpoint => name in BREAKPOINTS;

/** Puts the conditions of the named breakpoints in their places. A container has no font size of its own, so its sizes are in rem. */
export const resolveBreakpoints = (params: string, unit: 'em' | 'rem'): string => {
  const isAlone = !/\band\b|\bor\b/.test(params);
  return params.replaceAll(NAMED, (_, name: string) => {
    if (!isBreakpoint(name)) throw new Error(`There is no breakpoint --${name}`);
    const condition: string = BREAKPOINTS[name];
    const query = isAlone || !/\b(and|or)\b/.test(condition) ? condition : `(${condition})`;
    return unit === 'em' ? query : query.replaceAll(/(?<=\d)em\b/g, 'rem');
  });
};
