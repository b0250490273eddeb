/** Colours depend on the brightness alone, so the second brightness of a width is asked about colours only. */
const COLOURS: string[] = ['color-contrast', 'link-in-text-block'];

/** Widths and brightnesses at which axe looks at a page or a component, with the rules that it checks there; `undefined` stands for all. */
export const AXE_LOOKS = [
  { width: 1280, height: 800, scheme: 'light', rules: undefined },
  { width: 1280, height: 800, scheme: 'dark', rules: COLOURS },
  { width: 360, height: 740, scheme: 'dark', rules: undefined },
  { width: 360, height: 740, scheme: 'light', rules: COLOURS },
] as const;
