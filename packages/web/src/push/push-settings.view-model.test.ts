import { expect, it, onTestFinished, vi } from 'vitest';
import { createValue } from '@greenroom/core/kernel/machine';
import { FIRST_PUSH_CHOICES, FIRST_QUIET_HOURS } from '@greenroom/core/push/push-choices';
import type { PushController, PushState } from '@greenroom/core/push/push.controller';
import { PushSettingsViewModel } from './push-settings.view-model.ts';

it('forgets a time that was half typed at the end of a login', () => {
  const choices = { ...FIRST_PUSH_CHOICES, quiet: FIRST_QUIET_HOURS };
  const on: PushState = { status: 'on', choices, isBusy: false, error: undefined };
  const watch = createValue(on);
  const model = new PushSettingsViewModel({ watch, choose: vi.fn<() => void>() } as unknown as PushController);
  onTestFinished(model.dispose);
  model.setQuiet('from', '');
  expect(model.quiet?.from).toMatchObject({ text: '', isWrong: true });
  watch.set({ ...on, status: 'unknown' });
  watch.set(on);
  expect(model.quiet?.from.isWrong).toBe(false);
});
