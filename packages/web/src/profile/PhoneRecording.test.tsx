import { observable, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import { PhoneRecordings, type PhoneRecordingModel } from './PhoneRecording.tsx';

const nothing = (): void => undefined;

it('keeps the focus beside a recording that is sent', async () => {
  const model: PhoneRecordingModel = observable(
    {
      name: 'profilename',
      review: 'none',
      sent: undefined,
      take: 'data:audio/wav;base64,',
      sending: false,
      errorKey: undefined,
      recorder: { status: 'off', errorKey: undefined, start: async () => undefined, stop: nothing, close: nothing },
      choose: nothing,
      send: () => runInAction(() => void Object.assign(model, { take: undefined, review: 'pending' })),
      discard: nothing,
    },
    {},
    { deep: false },
  );
  await show(<PhoneRecordings model={{ rows: [model] }} />);
  await page.getByRole('button', { name: 'Send to the moderators' }).click();
  await expect.element(page.getByRole('heading', { level: 3 })).toHaveFocus();
});
