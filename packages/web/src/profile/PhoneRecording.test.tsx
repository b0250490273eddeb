import { observable, runInAction } from 'mobx';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { seconds } from '@greenroom/core/kernel/units';
import { expectAccessible } from '../ui/expect-accessible.fake.ts';
import { show } from '../ui/show.fake.tsx';
import { PhoneRecordings, type PhoneRecordingModel } from './PhoneRecording.tsx';

const nothing = (): void => undefined;

const RECORDER: PhoneRecordingModel['recorder'] = {
  status: 'off',
  errorKey: undefined,
  elapsed: seconds(0),
  longest: seconds(60),
  start: async () => undefined,
  stop: nothing,
  close: nothing,
};
const MODEL: PhoneRecordingModel = {
  name: 'profilename',
  review: 'none',
  sent: undefined,
  take: undefined,
  sending: false,
  errorKey: undefined,
  recorder: RECORDER,
  choose: nothing,
  send: nothing,
  discard: nothing,
};

it('keeps the focus beside a recording that is sent', async () => {
  const model: PhoneRecordingModel = observable(
    {
      ...MODEL,
      take: 'data:audio/wav;base64,',
      send: () => runInAction(() => void Object.assign(model, { take: undefined, review: 'pending' })),
    },
    {},
    { deep: false },
  );
  await show(<PhoneRecordings model={{ rows: [model] }} />);
  await page.getByRole('button', { name: 'Send to the moderators' }).click();
  await expect.element(page.getByRole('heading', { level: 3 })).toHaveFocus();
});

it('shows how long it has been recording, and how long it may', async () => {
  const recorder = { ...RECORDER, status: 'recording', elapsed: seconds(12) } as const;
  await show(<PhoneRecordings model={{ rows: [{ ...MODEL, recorder }] }} />);
  await expect.element(page.getByRole('timer')).toHaveTextContent('00:12 / 01:00');
  await expectAccessible();
});

it('discards no recording that is being sent', async () => {
  const discard = vi.fn<() => void>();
  await show(
    <PhoneRecordings model={{ rows: [{ ...MODEL, take: 'data:audio/wav;base64,', sending: true, discard }] }} />,
  );
  const button = page.getByRole('button', { name: 'Discard' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  expect(discard).not.toHaveBeenCalled();
});

it('has the focus on the button that stops a recording', async () => {
  const recorder = observable({
    ...RECORDER,
    start: async () => runInAction(() => void (recorder.status = 'recording')),
  });
  await show(<PhoneRecordings model={{ rows: [{ ...MODEL, recorder }] }} />);
  await page.getByRole('button', { name: 'Record' }).click();
  await expect.element(page.getByRole('button', { name: 'Stop recording' })).toHaveFocus();
});
