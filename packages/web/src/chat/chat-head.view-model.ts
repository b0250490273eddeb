import type { FontSize } from '@greenroom/core/chat/chat-state';
import type { ChatController } from '@greenroom/core/chat/chat.controller';
import type { TranslationController } from '@greenroom/core/chat/translation/translation.controller';
import type { ClientCard } from '@greenroom/core/clients/client-record';
import type { ClientsController } from '@greenroom/core/clients/clients.controller';
import { derived } from '@greenroom/core/kernel/derived';
import type { ClientId } from '@greenroom/core/kernel/ids';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { Query } from '@greenroom/core/kernel/query.machine';
import { LANGUAGES, type Language } from '@greenroom/core/localisation/language';
import type { LocalisationController } from '@greenroom/core/localisation/localisation.controller';
import type { ClientData } from '@greenroom/core/session/client-data';
import { clientName, type ClientName } from '@greenroom/core/session/client-name';
import type { SessionController } from '@greenroom/core/session/session.controller';
import type { PublicOf } from '../mobx/public-of.ts';
import { read } from '../mobx/read.ts';
import type { Translation } from './TranslationMenu.tsx';

interface Sources {
  readonly chat: ChatController;
  readonly session: SessionController;
  readonly clients: ClientsController;
  /** The language of the customer that is translated, of those there are; undefined where nothing can be translated. */
  readonly translation: TranslationController;
  readonly localisation: Pick<LocalisationController, 'watch'>;
  /** Opens a report to a moderator about the connected customer. */
  readonly flag: (client: ClientData) => void;
}

/** Mirrors the connected customer in one line. @spec §4 Chat */
export class ChatHeadViewModel {
  readonly #sources: Sources;
  readonly #fontSize: Watchable<FontSize>;
  readonly #translated: Watchable<Language | undefined>;
  readonly #own: Watchable<Language>;
  readonly #client: Watchable<ClientData | undefined>;
  readonly #caller: Watchable<Query<ClientId, ClientCard>>;

  constructor(sources: Sources) {
    const { chat, session, clients, translation, localisation } = sources;
    this.#translated = derived([translation.watch], (state) => state.language);
    this.#own = derived([localisation.watch], (state) => state.language);
    this.#sources = sources;
    this.#fontSize = derived([chat.watch], (state) => state.fontSize);
    this.#client = derived([session.watch], (state) => state.client);
    this.#caller = clients.caller.watch;
  }

  get customer(): ClientName {
    return clientName(read(this.#client)?.name ?? '');
  }

  /** Undefined until they are known. */
  get visits(): number | undefined {
    const { key: question, data: answer } = read(this.#caller);
    return question === read(this.#client)?.id ? answer?.client.visits : undefined;
  }

  get fontSize(): FontSize {
    return read(this.#fontSize);
  }

  get translation(): Translation | undefined {
    if (!this.#sources.translation.isOffered) return undefined;
    const others = LANGUAGES.filter((language) => language !== read(this.#own));
    const customerLanguage = others.find((language) => language === read(this.#client)?.language);
    // The language that the customer speaks is the first guess.
    const choices = others.toSorted(
      (one, other) => Number(other === customerLanguage) - Number(one === customerLanguage),
    );
    return { chosen: read(this.#translated) ?? 'off', choices, customerLanguage };
  }

  readonly translate = (language: Language | undefined): void => this.#sources.translation.choose(language);

  readonly cycleFontSize = (): void => this.#sources.chat.cycleFontSize();

  readonly flag = (): void => {
    const client = read(this.#client);
    if (client !== undefined) this.#sources.flag(client);
  };
}

export type ChatHeadModel = PublicOf<ChatHeadViewModel>;
