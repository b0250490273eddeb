import { expect, it } from 'vitest';
import { resolveBreakpoints } from './breakpoints.ts';

it.each([
  ['(--phone)', '(max-width: 47.99em)'],
  ['(--handheld)', '(max-width: 47.99em) or (max-height: 29.99em)'],
  ['(--tablet) and (hover: none)', '((min-width: 48em) and (max-width: 74.99em)) and (hover: none)'],
  ['(forced-colors: active)', '(forced-colors: active)'],
])('resolves @media %s', (params, resolved) => {
  expect(resolveBreakpoints(params, 'em')).toBe(resolved);
});

it('measures a container in rem', () => {
  expect(resolveBreakpoints('session (--keyboard)', 'rem')).toBe(
    'session (max-width: 35.99rem) and (max-height: 32rem)',
  );
});

it('refuses a name that is no breakpoint', () => {
  expect(() => resolveBreakpoints('(--phones)', 'em')).toThrow('There is no breakpoint --phones');
});
