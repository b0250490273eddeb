import type { PhoneNumbers } from '@greenroom/core/personal-data/phone-numbers';
import { fetchChunk } from '../../device/fetch-chunk.ts';

/** The rules of phone numbers in a chunk of their own, for the pages where one is typed. */
export const fetchPhoneNumbers = (): Promise<PhoneNumbers> =>
  fetchChunk(() => import('@greenroom/core/personal-data/phone-number'));
