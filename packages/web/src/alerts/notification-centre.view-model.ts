import { computed, makeObservable } from 'mobx';
import type { AlertsController } from '@greenroom/core/alerts/alerts.controller';
import { fullDate } from '@greenroom/core/formatting/dates';
import type { ClientId } from '@greenroom/core/kernel/ids';
import { pathTo } from '@greenroom/core/navigation/route-path';
import type { AttentionSettingsModel } from '../attention/AttentionSettings.tsx';
import type { EventSoundsModel } from '../attention/EventSoundSettings.tsx';
import { read } from '../mobx/read.ts';
import type { NotificationCentreModel, PastAlert } from './NotificationCentre.tsx';

type Memo = NonNullable<PastAlert['memo']> & { readonly dispose: () => void };

/** Mirrors the last hundred alerts and the sound of each kind. */
export class NotificationCentreViewModel implements NotificationCentreModel {
  readonly #alerts: AlertsController;

  /** One for each customer, so that its cursor stays while the list grows. */
  readonly #memos = new Map<ClientId, Memo>();
  readonly #createMemo: (client: ClientId) => Memo;

  readonly attention: AttentionSettingsModel;
  readonly sounds: EventSoundsModel;

  constructor(
    alerts: AlertsController,
    createMemo: (client: ClientId) => Memo,
    attention: AttentionSettingsModel,
    sounds: EventSoundsModel,
  ) {
    this.#createMemo = createMemo;
    this.attention = attention;
    this.sounds = sounds;
    this.#alerts = alerts;
    makeObservable(this, { unread: computed, history: computed });
  }

  get unread(): number {
    return read(this.#alerts.watch).unread;
  }

  get history(): readonly PastAlert[] {
    const seen = new Set<ClientId>();
    return read(this.#alerts.watch).history.map((record) => {
      const { client } = record.content;
      const time = fullDate(record.at);
      if (client === undefined) return { ...record, time };
      const isNewest = !seen.has(client);
      seen.add(client);
      const memo = isNewest ? this.#memoAbout(client) : undefined;
      return { ...record, to: pathTo('client', { client_id: client }), memo, time };
    });
  }

  #memoAbout(client: ClientId): Memo {
    const known = this.#memos.get(client);
    if (known !== undefined) return known;
    const memo = this.#createMemo(client);
    this.#memos.set(client, memo);
    return memo;
  }

  readonly markRead = (): void => this.#alerts.readHistory();

  readonly dispose = (): void => {
    this.#memos.forEach((memo) => memo.dispose());
  };
}
