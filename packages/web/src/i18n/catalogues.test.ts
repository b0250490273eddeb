import { expect, it } from 'vitest';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

it.each([
  ['nl', nl],
  ['de', de],
  ['en', en],
])('keeps the sections of %s in alphabetical order', (_language, catalogue) => {
  const sections = Object.keys(catalogue);
  expect(sections).toEqual(sections.toSorted());
});
