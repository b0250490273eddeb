import { computed, makeObservable } from 'mobx';
import type { ChatController } from '@greenroom/core/chat/chat.controller';
import type { ClientData } from '@greenroom/core/session/client-data';
import { clientName } from '@greenroom/core/session/client-name';
import type { SessionController } from '@greenroom/core/session/session.controller';
import { Mirror } from '../mobx/mirror.ts';
import { quickReplies } from './quick-replies.ts';
import type { QuickRepliesModel } from './QuickReplies.tsx';
import { slice } from './slice.ts';

/** Behind what she has typed already, which must not be lost. */
const withReply = (draft: string, reply: string): string =>
  draft.trim() === '' ? reply : `${draft.trimEnd()} ${reply}`;

/** Sentences for the customer in the room. */
export class QuickRepliesViewModel implements QuickRepliesModel {
  readonly #chat: ChatController;
  readonly #client: Mirror<ClientData | undefined>;

  constructor(chat: ChatController, session: SessionController) {
    this.#chat = chat;
    this.#client = new Mirror(slice(session.watch, (state) => state.client));
    makeObservable(this, { replies: computed });
  }

  get replies(): readonly string[] {
    const { country, name } = clientName(this.#client.current?.name ?? '');
    return quickReplies(country, name);
  }

  readonly useQuickReply = (index: number): void => {
    const reply = this.replies[index];
    if (reply !== undefined) this.#chat.type(withReply(this.#chat.watch.state().draft, reply));
  };

  readonly dispose = (): void => this.#client.dispose();
}
