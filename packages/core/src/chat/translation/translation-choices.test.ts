import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { clientId } from '../../kernel/ids.ts';
import { languageFor, readChoices, withChoice } from './translation-choices.ts';

const [MARK, BOB] = [clientId('mark'), clientId('bob')];

it('remembers a language for each customer, and forgets it when it is switched off', () => {
  const both = withChoice(withChoice([], MARK, 'nl'), BOB, 'de');
  expect([languageFor(both, MARK), languageFor(both, BOB)]).toEqual(['nl', 'de']);
  const off = withChoice(both, MARK, undefined);
  expect([languageFor(off, MARK), languageFor(off, BOB)]).toEqual([undefined, 'de']);
});

it('keeps 200 customers, those chosen last', () => {
  let choices = withChoice([], MARK, 'nl');
  for (let more = 0; more < 200; more += 1) choices = withChoice(choices, clientId(`c${more}`), 'de');
  expect([choices.length, languageFor(choices, MARK), languageFor(choices, clientId('c199'))]).toEqual([
    200,
    undefined,
    'de',
  ]);
});

it('reads whatever it is given, and always what it wrote itself', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const choices = readChoices(value);
      expect(readChoices(JSON.parse(JSON.stringify(choices)))).toEqual(choices);
    }),
  );
});
