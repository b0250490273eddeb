import { expect, it } from 'vitest';
import { fewestFiles } from './faults-part.ts';

it('takes 2 files that name 4 faults, and tells the 1 that none names', () => {
  const namedBy = new Map([
    ['slow', ['one', 'three']],
    ['cut', ['one']],
    ['silent', ['two', 'three']],
    ['reset', ['one', 'two']],
  ]);
  expect(fewestFiles(['slow', 'cut', 'silent', 'reset', 'unknown'], namedBy)).toEqual({
    files: ['one', 'three'],
    unnamed: ['unknown'],
  });
});
