import { resolveBreakpoints } from './breakpoints.ts';

interface AtRule {
  params: string;
}

interface ReplacedRule<Source> {
  /** Place in the sheet: the builder warns of a declaration without one. */
  readonly source?: Source;
  readonly replaceWith: (
    ...declarations: { readonly prop: string; readonly value: string; readonly source?: Source }[]
  ) => unknown;
}

/** Hides words from the eye that a screen reader reads. */
const VISUALLY_HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
  'white-space': 'nowrap',
};

/** For the build: a PostCSS plugin with the named breakpoints of `@media` and `@container`, and `@visually-hidden`. */
export const cssPlugin = {
  postcssPlugin: 'greenroom:css',
  AtRule: {
    media: (rule: AtRule): void => {
      if (rule.params.includes('(--')) rule.params = resolveBreakpoints(rule.params, 'em');
    },
    container: (rule: AtRule): void => {
      if (rule.params.includes('(--')) rule.params = resolveBreakpoints(rule.params, 'rem');
    },
    'visually-hidden': <Source>(rule: ReplacedRule<Source>): void => {
      const place = rule.source === undefined ? {} : { source: rule.source };
      rule.replaceWith(...Object.entries(VISUALLY_HIDDEN).map(([prop, value]) => ({ prop, value, ...place })));
    },
  },
};
