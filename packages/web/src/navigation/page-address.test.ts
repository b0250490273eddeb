import { expect, it } from 'vitest';
import { addressOf } from './page-address.ts';

it('reads the values of the path and the query', () => {
  const { values, query } = addressOf('client', 'http://localhost/clients/nl%7C7/?months=3&page=2');
  expect([values, query.get('months'), query.get('page')]).toEqual([{ client_id: 'nl|7' }, '3', '2']);
});

it('leaves out a value that may be missing', () => {
  expect(addressOf('inbox', 'http://localhost/inbox/').values).toEqual({});
});

it.each([
  [{ pathname: '/clients/nl%7C7/', search: '' }, true],
  [{ pathname: '/clients/nl%7C7/', search: '?page=2' }, false],
  [{ pathname: '/clients/nl%7C8/', search: '' }, false],
  [undefined, false],
])('knows an address that is another part of the same page from %j', (from, isSamePage) => {
  expect(addressOf('client', 'http://localhost/clients/nl%7C7/?page=2', from).isSamePage).toBe(isSamePage);
});
