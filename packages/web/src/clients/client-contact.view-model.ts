import { computed, makeObservable } from 'mobx';
import { customerLanguage } from '@greenroom/core/chat/quick-replies/quick-reply-book';
import { languageFor } from '@greenroom/core/chat/translation/translation.controller';
import type { TranslationController, TranslationChoice } from '@greenroom/core/chat/translation/translation.controller';
import type { ClientCard } from '@greenroom/core/clients/client-record';
import type { AwaitOrder } from '@greenroom/core/clients/clients-api.port';
import type { ClientsController } from '@greenroom/core/clients/clients.controller';
import type { ClientId } from '@greenroom/core/kernel/ids';
import type { Mutation } from '@greenroom/core/kernel/mutation.machine';
import type { Query } from '@greenroom/core/kernel/query.machine';
import { LANGUAGES, type Language } from '@greenroom/core/localisation/language';
import type { LocalisationController } from '@greenroom/core/localisation/localisation.controller';
import { clientName } from '@greenroom/core/session/client-name';
import { Mirror } from '../mobx/mirror.ts';
import type { ClientContactModel } from './ClientContact.tsx';

export interface ContactSources {
  readonly clients: Pick<ClientsController, 'awaiting' | 'card'>;
  readonly translation: Pick<TranslationController, 'choices' | 'chooseFor' | 'isOffered'>;
  readonly localisation: Pick<LocalisationController, 'watch'>;
}

/** Mirrors the ways to reach one customer. */
export class ClientContactViewModel implements ClientContactModel {
  readonly #sources: ContactSources;
  readonly #card: Mirror<Query<ClientId, ClientCard>>;
  readonly #awaiting: Mirror<Mutation<AwaitOrder>>;
  readonly #choices: Mirror<readonly TranslationChoice[]>;
  readonly #localisation: Mirror<{ readonly language: Language }>;

  constructor(sources: ContactSources) {
    this.#sources = sources;
    this.#card = new Mirror(sources.clients.card.watch);
    this.#awaiting = new Mirror(sources.clients.awaiting.watch);
    this.#choices = new Mirror(sources.translation.choices);
    this.#localisation = new Mirror<{ readonly language: Language }>(sources.localisation.watch);
    makeObservable(this, { isOnline: computed, isAwaited: computed, isSavingAwait: computed, translation: computed });
  }

  get isOnline(): boolean | undefined {
    return this.#card.current.data?.client.isOnline;
  }

  get isAwaited(): boolean | undefined {
    return this.#card.current.data?.isAwaited;
  }

  get isSavingAwait(): boolean {
    return this.#awaiting.current.status === 'busy';
  }

  get translation(): ClientContactModel['translation'] {
    const client = this.#card.current.data?.client;
    if (!this.#sources.translation.isOffered || client === undefined) return undefined;
    const likely = customerLanguage(clientName(client.username).country);
    const others = LANGUAGES.filter((language) => language !== this.#localisation.current.language);
    // The language of the customer's country is the first guess.
    const choices = others.toSorted((one, other) => Number(other === likely) - Number(one === likely));
    const chosen = languageFor(this.#choices.current, client.id);
    return { chosen: choices.find((language) => language === chosen) ?? 'off', choices };
  }

  readonly toggleAwait = (): void => {
    const client = this.#card.current.data?.client.id;
    if (client !== undefined) this.#sources.clients.awaiting.mutate({ client, isAwaited: this.isAwaited !== true });
  };

  readonly translate = (language: Language | undefined): void => {
    const client = this.#card.current.data?.client.id;
    if (client !== undefined) this.#sources.translation.chooseFor(client, language);
  };

  readonly dispose = (): void => {
    for (const each of [this.#card, this.#awaiting, this.#choices, this.#localisation]) each.dispose();
  };
}
