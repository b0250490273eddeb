import { expect, it } from 'vitest';
import { setPath } from './trigger.ts';

it.each([
  ['type', 'DISCONNECT', { type: 'DISCONNECT', value: { name: 'nl|Mark' } }],
  ['value.name', 'de|Jonas', { type: 'REQUEST', value: { name: 'de|Jonas' } }],
  ['value.credits', '3', { type: 'REQUEST', value: { name: 'nl|Mark', credits: 3 } }],
  ['value', 'null', { type: 'REQUEST', value: null }],
  ['new.deep', 'true', { type: 'REQUEST', value: { name: 'nl|Mark' }, new: { deep: true } }],
])('sets %s to %s and nothing else', (path, value, expected) => {
  const content = { type: 'REQUEST', value: { name: 'nl|Mark' } };
  expect(setPath(content, { path: path.split('.'), value })).toEqual(expected);
  expect(content).toEqual({ type: 'REQUEST', value: { name: 'nl|Mark' } });
});

it('takes the name __proto__ for a name', () => {
  const content = setPath({}, { path: ['__proto__', 'polluted'], value: 'true' });
  expect(JSON.stringify(content)).toBe('{"__proto__":{"polluted":true}}');
  expect(Reflect.has({}, 'polluted')).toBe(false);
});
