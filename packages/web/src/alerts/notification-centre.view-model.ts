import { computed, makeObservable } from 'mobx';
import type { AlertsState } from '@greenroom/core/alerts/alert-queue.machine';
import type { AlertsController } from '@greenroom/core/alerts/alerts.controller';
import { fullDate } from '@greenroom/core/formatting/dates';
import { pathTo } from '@greenroom/core/navigation/route-path';
import type { AttentionSettingsModel } from '../attention/AttentionSettings.tsx';
import type { EventSoundsModel } from '../attention/EventSoundSettings.tsx';
import { Mirror } from '../mobx/mirror.ts';
import type { NotificationCentreModel, PastAlert } from './NotificationCentre.tsx';

/** Mirrors the last hundred alerts and the sound of each kind. */
export class NotificationCentreViewModel implements NotificationCentreModel {
  readonly #alerts: AlertsController;
  readonly #state: Mirror<AlertsState>;

  readonly attention: AttentionSettingsModel;
  readonly sounds: EventSoundsModel;

  constructor(alerts: AlertsController, attention: AttentionSettingsModel, sounds: EventSoundsModel) {
    this.attention = attention;
    this.sounds = sounds;
    this.#alerts = alerts;
    this.#state = new Mirror(alerts.watch);
    makeObservable(this, { unread: computed, history: computed });
  }

  get unread(): number {
    return this.#state.current.unread;
  }

  get history(): readonly PastAlert[] {
    return this.#state.current.history.map((record) => {
      const { client } = record.content;
      const to = client === undefined ? undefined : pathTo('client', { client_id: client });
      return { ...record, to, time: fullDate(record.at) };
    });
  }

  readonly markRead = (): void => this.#alerts.readHistory();

  readonly dispose = (): void => this.#state.dispose();
}
