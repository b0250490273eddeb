import { createConnection } from 'node:net';
import { expect, it } from 'vitest';
import { isStoreTrouble, troubleOf } from './store-trouble.ts';

const failureOf = (host: string): Promise<Error> =>
  new Promise((resolve) => {
    createConnection({ host, port: 9 }).on('error', resolve);
  });

it.each(['127.0.0.1', 'localhost'])('says what to do where no database answers at %s', async (host) => {
  const failure = await failureOf(host);
  expect(isStoreTrouble(failure)).toBe(true);
  expect(troubleOf(failure)).toEqual({ what: 'nothing answers there', todo: 'Start it' });
});

it.each([
  ['28P01', 'Correct the address'],
  ['3D000', 'Create it'],
  ['53300', 'End another program that uses it'],
  ['57P01', 'Wait until it runs'],
])('says what to do about the error %s of PostgreSQL', (code, todo) => {
  expect(troubleOf(Object.assign(new Error('its own words'), { code }))).toMatchObject({ todo });
});

it('keeps the words of an error that it does not know', () => {
  expect(troubleOf(new Error('timeout expired'))).toEqual({ what: 'timeout expired' });
});
