import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPhoneNumber } from '@greenroom/core/personal-data/phone-number';
import { performerRow } from './seed-world.ts';

const ZITA = { id: '2001', username: 'zita', purpose: '', codeChannel: 'none', status: 'APPROVED' } as const;

it('gives a performer of the sample world a phone number that the form of personal data accepts', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
      const { phone } = performerRow(ZITA, () => chance, 0);
      expect([phone, isPhoneNumber(phone, 'nl')]).toEqual([phone, true]);
    }),
  );
});
