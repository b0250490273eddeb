import fc from 'fast-check';
import { expect, it } from 'vitest';
import { requestUrl } from './api-request.ts';

const url = (params: Record<string, string>, query: unknown = {}) => requestUrl('/api', '/news/{id}/', params, query);

it('keeps a relative base path relative', () => {
  expect(requestUrl('/api', '/check_session', {}, {})).toEqual({ ok: true, value: '/api/check_session' });
});

it('takes a full API URL with a slash at its end', () => {
  const result = requestUrl('https://platform.example/api/', '/check_session', {}, {});
  expect(result).toEqual({ ok: true, value: 'https://platform.example/api/check_session' });
});

it('drops undefined and empty query parameters and keeps 0 and false', () => {
  const query = { logout: '', limit: 5, offset: 0, missing: undefined, nothing: null, flag: false };
  expect(url({ id: '7' }, query)).toEqual({ ok: true, value: '/api/news/7/?limit=5&offset=0&flag=false' });
});

it('encodes a parameter so that it stays one piece of the path', () => {
  expect(url({ id: 'a/b?c#d%' })).toEqual({ ok: true, value: '/api/news/a%2Fb%3Fc%23d%25/' });
});

it.each([
  ['nothing', {}],
  ['an empty value', { id: '' }],
  ['one dot', { id: '.' }],
  ['two dots', { id: '..' }],
  ['half a surrogate pair', { id: 'mark\uD83D' }],
])('refuses %s as a path parameter', (_, params) => {
  expect(url(params)).toEqual({ ok: false, error: 'params.id' });
});

it('refuses half a surrogate pair in a query rather than send another character', () => {
  expect(url({ id: '7' }, { find: 'a\uDC00b' })).toEqual({ ok: false, error: 'query.find' });
  expect(url({ id: '7' }, { find: '\u{1F600}' })).toEqual({ ok: true, value: '/api/news/7/?find=%F0%9F%98%80' });
});

it('builds a path of three pieces from any text, and refuses what has lone surrogates', () => {
  const anyText = fc
    .array(fc.oneof(fc.nat(0xff), fc.nat(0xffff)), { minLength: 1 })
    .map((codes) => String.fromCharCode(...codes))
    .filter((text) => !['.', '..'].includes(text));
  fc.assert(
    fc.property(anyText, (id) => {
      const result = url({ id });
      expect(result.ok).toBe(id.isWellFormed());
      if (!result.ok) return;
      const pieces = new URL(result.value, 'http://localhost').pathname.split('/');
      expect(pieces).toHaveLength(5);
      expect(decodeURIComponent(pieces[3] ?? '')).toBe(id);
    }),
  );
});
