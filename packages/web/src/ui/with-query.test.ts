import { expect, it } from 'vitest';
import { withQuery } from './with-query.ts';

it.each([
  ['search=a&page=2', { page: '3' }, '?search=a&page=3'],
  ['search=a&message=m1', { message: undefined }, '?search=a'],
  ['message=m1', { message: undefined }, ''],
])('makes of ?%s with %o: %j', (query, change, search) => {
  expect(withQuery(new URLSearchParams(query), change)).toEqual({ search });
});
