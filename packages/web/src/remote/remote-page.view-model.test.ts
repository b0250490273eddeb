import { expect, it } from 'vitest';
import { clientId } from '@greenroom/core/kernel/ids';
import { createValue } from '@greenroom/core/kernel/machine';
import { millis } from '@greenroom/core/kernel/units';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import type { RealtimeState } from '@greenroom/core/realtime/realtime.controller';
import type { RemoteAction, RemoteView } from '@greenroom/core/realtime/remote-signal';
import type { RemotePhone } from '@greenroom/core/remote/remote-phone.controller';
import { REMOTE_CHECKING, type RemoteState } from '@greenroom/core/remote/remote.machine';
import { MARK_THERE, REMOTE_VIEW } from '@greenroom/core/testing/remote/remote-view.fake';
import { createTicker } from '../mobx/ticker.ts';
import { RemotePageViewModel } from './remote-page.view-model.ts';

/** A paired phone after a press that the laptop took on. */
const afterPress = (action: RemoteAction) => {
  const command = { id: 'p-1', clientId: MARK_THERE.id, action };
  const watch = createValue<RemoteState>({
    ...REMOTE_CHECKING,
    status: 'paired',
    view: REMOTE_VIEW,
    viewedAt: millis(0),
    outcome: { command, result: 'done' },
  });
  const model = new RemotePageViewModel({
    phone: { watch } as unknown as RemotePhone,
    realtime: createValue({ authenticated: true } as RealtimeState),
    ticker: createTicker(createVirtualClock()),
  });
  const told = (part: Partial<RemoteView>): string | undefined => {
    watch.set({ ...watch.state(), view: { ...REMOTE_VIEW, ...part } });
    return model.outcome?.key;
  };
  return { told };
};

it('says that toys stopped only once one has answered, and no longer when they move again', () => {
  const { told } = afterPress({ type: 'stopToys' });
  expect(told({ toys: 'stopping' })).toBe('remote.done.stopping');
  expect(told({ toys: 'unconfirmed' })).toBe('remote.outcome.stopUnconfirmed');
  expect(told({ toys: 'rest' })).toBe('remote.done.stopToys');
  expect(told({ toys: 'moving' })).toBe(undefined);
});

it('says that the session ended only once its customer is gone, and that it could not be ended', () => {
  const { told } = afterPress({ type: 'end' });
  expect(told({})).toBe('remote.done.ending');
  expect(told({ hasEndFailed: true })).toBe('remote.outcome.endFailed');
  expect(told({ customer: undefined })).toBe('remote.done.ended');
  expect(told({ customer: { ...MARK_THERE, id: clientId('5002') } })).toBe(undefined);
});

it('says that the microphone is muted only while it is', () => {
  const { told } = afterPress({ type: 'microphone', on: false });
  expect(told({ microphone: 'off' })).toBe('remote.done.muted');
  expect(told({ microphone: 'on' })).toBe(undefined);
});
