import type { AlertRecord } from '@greenroom/core/alerts/alert-queue.machine';
import type { AlertsController } from '@greenroom/core/alerts/alerts.controller';
import { fullDate } from '@greenroom/core/formatting/dates';
import type { ClientId } from '@greenroom/core/kernel/ids';
import { pathTo } from '@greenroom/core/navigation/route-path';
import type { AttentionSettingsModel } from '../attention/attention-settings.view-model.ts';
import type { EventSoundsModel } from '../attention/event-sounds.view-model.ts';
import type { PublicOf } from '../mobx/public-of.ts';
import { read } from '../mobx/read.ts';
import type { MemoFieldModel } from '../session/screen/memo-field.view-model.ts';

type Memo = NonNullable<PastAlert['memo']> & { readonly dispose: () => void };

/** An alert that has passed, with the moment it came. */
export interface PastAlert extends Pick<AlertRecord, 'id' | 'class' | 'content'> {
  readonly time: string;
  /** Page that goes on with it. */
  readonly to?: string | undefined;
  /** Memo about the customer of a summary that waits. */
  readonly memo?: MemoFieldModel | undefined;
}

/** Mirrors the last hundred alerts and the sound of each kind. */
export class NotificationCentreViewModel {
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
  }

  get unread(): number {
    return read(this.#alerts.watch).unread;
  }

  /** Newest first. */
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

export type NotificationCentreModel = PublicOf<NotificationCentreViewModel>;
