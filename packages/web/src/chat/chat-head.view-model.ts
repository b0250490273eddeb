import { computed, makeObservable } from 'mobx';
import type { ChatController } from '@greenroom/core/chat/chat.controller';
import type { FontSize } from '@greenroom/core/chat/font-size';
import type { ClientCard } from '@greenroom/core/clients/client-record';
import type { ClientsController } from '@greenroom/core/clients/clients.controller';
import type { ClientId } from '@greenroom/core/kernel/ids';
import type { Inquiry } from '@greenroom/core/kernel/inquiry.machine';
import type { ClientData } from '@greenroom/core/session/client-data';
import { clientName } from '@greenroom/core/session/client-name';
import type { SessionController } from '@greenroom/core/session/session.controller';
import { Mirror } from '../mobx/mirror.ts';
import type { ChatHeadModel } from './ChatHead.tsx';
import { slice } from './slice.ts';

interface Sources {
  readonly chat: ChatController;
  readonly session: SessionController;
  readonly clients: ClientsController;
  readonly flag: (client: ClientData) => void;
}

/** The customer in the room in one line. @spec §4 Chat */
export class ChatHeadViewModel implements ChatHeadModel {
  readonly #sources: Sources;
  readonly #fontSize: Mirror<FontSize>;
  readonly #client: Mirror<ClientData | undefined>;
  readonly #caller: Mirror<Inquiry<ClientId, ClientCard>>;

  constructor(sources: Sources) {
    const { chat, session, clients } = sources;
    this.#sources = sources;
    this.#fontSize = new Mirror(slice(chat.watch, (state) => state.fontSize));
    this.#client = new Mirror(slice(session.watch, (state) => state.client));
    this.#caller = new Mirror(clients.caller.watch);
    makeObservable(this, { customer: computed, visits: computed, fontSize: computed });
  }

  get customer(): ChatHeadModel['customer'] {
    return clientName(this.#client.current?.name ?? '');
  }

  get visits(): number | undefined {
    const { question, answer } = this.#caller.current;
    return question === this.#client.current?.id ? answer?.client.visits : undefined;
  }

  get fontSize(): FontSize {
    return this.#fontSize.current;
  }

  readonly cycleFontSize = (): void => this.#sources.chat.cycleFontSize();

  readonly flag = (): void => {
    const client = this.#client.current;
    if (client !== undefined) this.#sources.flag(client);
  };

  readonly dispose = (): void => {
    for (const mirror of [this.#fontSize, this.#client, this.#caller]) mirror.dispose();
  };
}
