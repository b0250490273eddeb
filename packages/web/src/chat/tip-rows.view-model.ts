import { action, computed, type IComputedValue, makeObservable, observableRef } from 'mobx';
import type { ChatController } from '@greenroom/core/chat/chat.controller';
import { customerLanguage } from '@greenroom/core/chat/quick-replies/quick-reply-book';
import { sessionTime } from '@greenroom/core/formatting/durations';
import { creditsText, currency } from '@greenroom/core/formatting/money';
import { derived } from '@greenroom/core/kernel/derived';
import { tipId, type TipId } from '@greenroom/core/kernel/ids';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { DraftStore } from '@greenroom/core/kernel/storage.port';
import { elapsed, millisToSeconds, type Credits } from '@greenroom/core/kernel/units';
import type { Language } from '@greenroom/core/localisation/language';
import type { ClientData } from '@greenroom/core/session/client-data';
import { clientName, type ClientName } from '@greenroom/core/session/client-name';
import type { SessionController } from '@greenroom/core/session/session.controller';
import {
  countTips,
  tipSize,
  type SessionTips,
  type Tip,
  type TipPlay,
  type TipSize,
} from '@greenroom/core/toys/tips/tip';
import type { ToyTrigger } from '@greenroom/core/toys/toy-trigger';
import type { ToysController } from '@greenroom/core/toys/toys.controller';
import type { PublicOf } from '../mobx/public-of.ts';
import { read } from '../mobx/read.ts';
import type { Ticker } from '../mobx/ticker.ts';

/** Thanks in the customer's language. */
const THANKS = {
  nl: ['Dank je wel!', 'Dank je wel, {name}!'],
  de: ['Danke!', 'Danke, {name}!'],
  en: ['Thank you!', 'Thank you, {name}!'],
} as const satisfies Record<Language, readonly [string, string]>;

/**
 * @param name undefined for a customer without one
 *
 * @fortests
 */
export const thanksFor = (country: string | undefined, name: string | undefined): string => {
  const [plain, named] = THANKS[customerLanguage(country)];
  return name === undefined || name === '' ? plain : named.replace('{name}', () => name);
};

const toModel = ({ id, trigger, earned, isReported, credits, play }: Tip): TipModel => ({
  id,
  trigger,
  earned: currency(earned),
  isAbout: !isReported,
  credits,
  creditsText: creditsText(credits),
  play,
});

interface Parts {
  readonly chat: Pick<ChatController, 'say'>;
  readonly session: Pick<SessionController, 'watch'>;
  readonly toys: { readonly tips: Pick<ToysController['tips'], 'watch'> };
  readonly ticker: Ticker;
  /** Keeps the tip that was thanked for last, so that a reload does not offer the same thanks again. */
  readonly drafts: DraftStore;
}

const THANKED = 'thanked-tip';

/** One tip of a row. */
export interface TipModel {
  readonly id: TipId;
  readonly trigger: ToyTrigger;
  /** Amount for the performer. */
  readonly earned: string;
  /** The platform has not told the amount. */
  readonly isAbout: boolean;
  /** Credits paid by the customer. */
  readonly credits: Credits;
  readonly creditsText: string;
  readonly play: TipPlay;
}

/** Consecutive tips of the customer as one row. */
export interface TipRowModel {
  readonly client: ClientName;
  readonly count: number;
  /** Each of them, oldest first; read by an open row alone. */
  readonly tips: () => readonly TipModel[];
  /** Amount of all of them for the performer. */
  readonly earned: string;
  readonly isAbout: boolean;
  readonly size: TipSize;
  readonly newest: TipModel;
  /** The tip whose progress is shown. */
  readonly shown: TipModel;
  /** All of the customer's tips in this session, for the performer; undefined where these are all. */
  readonly total: string | undefined;
}

/** The tips of the session as rows of the conversation. A row is drawn again only when one of its own tips changes. */
export class TipRowsViewModel {
  readonly #chat: Parts['chat'];
  readonly #ticker: Ticker;
  readonly #drafts: DraftStore;
  readonly #client: Watchable<ClientData | undefined>;
  readonly #tips: Watchable<SessionTips>;
  readonly #rows = new Map<TipId, IComputedValue<Tip | undefined>>();
  thanked: TipId | undefined;

  constructor({ chat, session, toys, ticker, drafts }: Parts) {
    this.#chat = chat;
    this.#ticker = ticker;
    this.#drafts = drafts;
    this.thanked = tipId(drafts.read(THANKED));
    this.#client = derived([session.watch], ({ client }) => client);
    this.#tips = toys.tips.watch;
    makeObservable<this, 'byId'>(this, {
      thanked: observableRef,
      byId: computed,
      latest: computed,
      thanks: computed,
      thank: action,
    });
  }

  /** Newest tip that was not thanked for. */
  get latest(): TipId | undefined {
    const last = read(this.#tips).tips.at(-1)?.id;
    return last === this.thanked ? undefined : last;
  }

  /** The line that one press sends. */
  get thanks(): string {
    return thanksFor(this.client.country, this.client.anonymous ? undefined : this.client.name);
  }

  /** Undefined for tips of an earlier session. */
  readonly row = (ids: readonly TipId[]): TipRowModel | undefined => {
    const counted = countTips(ids.map(this.#tip).filter((tip) => tip !== undefined));
    if (counted === undefined) return undefined;
    const { tips, earned, isReported, newest, shown } = counted;
    return {
      client: this.client,
      count: tips.length,
      tips: () => tips.map(toModel),
      earned: currency(earned),
      isAbout: !isReported,
      size: tipSize(earned),
      newest: toModel(newest),
      shown: toModel(shown),
      total: newest.total === earned ? undefined : currency(newest.total),
    };
  };

  /** Read by a running row alone, so that no other is drawn each second. */
  readonly left = (until: Parameters<typeof elapsed>[1]): string =>
    sessionTime(millisToSeconds(elapsed(this.#ticker.now(), until)));

  readonly thank = (): void => {
    this.#chat.say(this.thanks);
    this.thanked = read(this.#tips).tips.at(-1)?.id;
    this.#drafts.write(THANKED, this.thanked ?? '');
  };

  readonly dispose = (): void => {
    this.#rows.clear();
  };

  /** Its own computed value, so that a row reads no other tip than its own. */
  readonly #tip = (id: TipId): Tip | undefined => {
    const known = this.#rows.get(id) ?? computed(() => this.byId.get(id));
    this.#rows.set(id, known);
    return known.get();
  };

  private get byId(): ReadonlyMap<TipId, Tip> {
    return new Map(read(this.#tips).tips.map((tip) => [tip.id, tip]));
  }

  private get client(): ClientName {
    return clientName(read(this.#client)?.name ?? '');
  }
}

export type TipRowsModel = PublicOf<TipRowsViewModel>;
