import { expect, it, onTestFinished } from 'vitest';
import { NO_ALERTS, type AlertsState } from '@greenroom/core/alerts/alert-queue.machine';
import type { AlertsController } from '@greenroom/core/alerts/alerts.controller';
import { alertId, clientId, type ClientId } from '@greenroom/core/kernel/ids';
import { createValue } from '@greenroom/core/kernel/machine';
import { seconds } from '@greenroom/core/kernel/units';
import { MARK } from '@greenroom/core/testing/session/session-state.fake';
import type { AttentionSettingsModel } from '../attention/attention-settings.view-model.ts';
import type { EventSoundsModel } from '../attention/event-sounds.view-model.ts';
import { NotificationCentreViewModel } from './notification-centre.view-model.ts';

const VICTOR = clientId('c2');

const summaryOf = (client: ClientId, at: number): AlertsState['history'][number] => ({
  id: alertId(`alert-${at}`),
  class: 'info',
  content: { key: 'session.summary.waits', client },
  at: seconds(at),
});

it('offers the memo about each customer of a summary once, beside the newest, and the same field while the list grows', () => {
  const alerts = createValue<AlertsState>({ ...NO_ALERTS, history: [summaryOf(MARK.id, 1)] });
  const made: ClientId[] = [];
  const model = new NotificationCentreViewModel(
    { watch: alerts } as unknown as AlertsController,
    (client) => {
      made.push(client);
      const nothing = (): void => undefined;
      return {
        content: client,
        maxLength: 1,
        status: 'idle',
        write: nothing,
        save: nothing,
        show: () => nothing,
        dispose: nothing,
      };
    },
    {} as AttentionSettingsModel,
    {} as EventSoundsModel,
  );
  onTestFinished(model.dispose);
  const memos = (): readonly (string | undefined)[] => model.history.map(({ memo }) => memo?.content);
  expect(memos()).toEqual([MARK.id]);
  const plain = { ...summaryOf(MARK.id, 2), content: { key: 'memos.saved' } };
  alerts.set({
    ...NO_ALERTS,
    history: [summaryOf(MARK.id, 4), summaryOf(VICTOR, 3), plain, summaryOf(MARK.id, 1)],
  });
  expect(memos()).toEqual([MARK.id, VICTOR, undefined, undefined]);
  expect(made).toEqual([MARK.id, VICTOR]);
});
