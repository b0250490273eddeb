import { expect, it } from 'vitest';
import { expandEntered, expandTyped, fillIn, withReply, customerLanguage } from './quick-reply.ts';

const offered = {
  replies: [
    { name: 'hi', text: 'Hi {name}, nice to see you!' },
    { name: 'schön', text: 'Schön, {name}!' },
  ],
  name: 'Mark',
};

it.each([
  ['/hi ', 'Hi Mark, nice to see you!'],
  ['/HI ', 'Hi Mark, nice to see you!'],
  ['Hello. /hi ', 'Hello. Hi Mark, nice to see you!'],
  ['/schön\n', 'Schön, Mark!'],
  ['/hi', undefined],
  ['/hello ', undefined],
  ['and/hi ', undefined],
  ['/hi there ', undefined],
  ['', undefined],
])('makes of %j, as soon as a space is typed: %j', (draft, becomes) => {
  expect(expandTyped(draft, offered)).toBe(becomes);
});

it.each([
  ['/hi', 'Hi Mark, nice to see you!'],
  ['so /hi', 'so Hi Mark, nice to see you!'],
  ['/nobody', undefined],
  ['hi', undefined],
])('makes of %j at Enter: %j', (draft, becomes) => {
  expect(expandEntered(draft, offered)).toBe(becomes);
});

it('takes a name as it is, whatever characters it has', () => {
  expect(expandEntered('/hi', { ...offered, name: '$& {name}' })).toBe('Hi $& {name}, nice to see you!');
});

it.each([
  ['Hi {name}, nice to see you!', 'Hi, nice to see you!'],
  ['How was your day, {name}?', 'How was your day?'],
  ['Thank you, {name}, that is sweet.', 'Thank you, that is sweet.'],
  ['{name}, one moment.', 'one moment.'],
  ['One moment.', 'One moment.'],
])('leaves the place of the name out of %j for an anonymous customer', (text, becomes) => {
  expect(fillIn(text, undefined)).toBe(becomes);
});

it('puts a reply behind what is typed already', () => {
  expect([withReply('', 'Bye'), withReply(' Well, ', 'Bye')]).toEqual(['Bye', ' Well, Bye']);
});

it.each([
  ['nl', 'nl'],
  ['be', 'nl'],
  ['at', 'de'],
  ['UK', 'en'],
  ['fr', 'nl'],
  [undefined, 'nl'],
])('speaks to a customer from %s in %s', (country, language) => {
  expect(customerLanguage(country)).toBe(language);
});
