import { expect, it } from 'vitest';
import { done, err, ok } from './result.ts';

it('tells a success with its value from a failure with its reason', () => {
  expect(ok(5)).toEqual({ ok: true, value: 5 });
  expect(err('late')).toEqual({ ok: false, error: 'late' });
  expect(done).toEqual({ ok: true, value: undefined });
});
