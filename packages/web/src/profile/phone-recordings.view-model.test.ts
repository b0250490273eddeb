import { afterEach, expect, it, vi } from 'vitest';
import { performerId } from '@greenroom/core/kernel/ids';
import { createValue } from '@greenroom/core/kernel/machine';
import type { FileContent } from '@greenroom/core/kernel/units';
import type {
  PhoneRecordingsController,
  PhoneRecordingsState,
} from '@greenroom/core/profile/phone-recordings.controller';
import { PhoneRecordingsViewModel } from './phone-recordings.view-model.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const NOTHING = { take: undefined, sending: false, error: undefined, version: 0 };

it('makes one address for each recording when it comes, and none by being read', () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:take');
  const given = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const state = { profilename: NOTHING, introduction_message: NOTHING } as unknown as PhoneRecordingsState;
  const watch = createValue(state);
  const model = new PhoneRecordingsViewModel(
    { watch } as unknown as PhoneRecordingsController,
    'https://api.example',
    () => performerId('1004'),
  );
  const [name] = model.rows;
  const take: FileContent = new Uint8Array([1, 2, 3]);
  watch.set({ ...state, profilename: { ...NOTHING, take } } as unknown as PhoneRecordingsState);
  expect(made).toHaveBeenCalledTimes(1);
  expect([name?.take, name?.take]).toEqual(['blob:take', 'blob:take']);
  expect(made).toHaveBeenCalledTimes(1);
  watch.set(state);
  expect(given).toHaveBeenCalledExactlyOnceWith('blob:take');
  model.dispose();
});
