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

const texts = (tree: object): string[] =>
  Object.values(tree).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? texts(value) : [],
  );

it.each([
  ['nl', nl, /[“”]|uitzending (?!is)|\bkracht\b/u],
  ['de', de, /noch einmal|eingenommen|einnimmst|sendestunde|auf Sendung|Gespräch|dein(em)? Telefon\b/iu],
  ['en', en, /\bblanks\b|you wait for|mother language|asks? too/iu],
])('has one word for one thing in %s', (_language, catalogue, otherWords) => {
  expect(texts(catalogue).filter((text) => otherWords.test(text))).toEqual([]);
});
