import { expect, it } from 'vitest';
import { exhaustive } from './exhaustive.ts';

it('names the value that should not exist', () => {
  expect(() => exhaustive({ type: 'unheard of' } as never)).toThrow('Unexpected value: {"type":"unheard of"}');
});
