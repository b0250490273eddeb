import { computed, makeObservable } from 'mobx';
import type { ChatController } from '@greenroom/core/chat/chat.controller';
import type { FontSize } from '@greenroom/core/chat/font-size';
import { Mirror } from '../mobx/mirror.ts';
import type { ChatLogModel } from './ChatLog.tsx';
import type { ChatPanelModel } from './ChatPanel.tsx';
import type { ComposerModel } from './Composer.tsx';
import type { QuickRepliesModel } from './QuickReplies.tsx';
import { slice } from './slice.ts';

export interface ChatPanelParts {
  readonly log: ChatLogModel;
  readonly composer: ComposerModel;
  readonly quickReplies: QuickRepliesModel;
  readonly flag: () => void;
}

/** The chat as one piece: the conversation, the line she types in, and the size of the letters. @spec §4 Chat */
export class ChatPanelViewModel implements ChatPanelModel {
  readonly log: ChatLogModel;
  readonly composer: ComposerModel;
  readonly quickReplies: QuickRepliesModel;
  readonly flag: () => void;
  readonly #chat: ChatController;
  readonly #fontSize: Mirror<FontSize>;

  constructor(chat: ChatController, parts: ChatPanelParts) {
    this.#chat = chat;
    this.log = parts.log;
    this.composer = parts.composer;
    this.quickReplies = parts.quickReplies;
    this.flag = parts.flag;
    this.#fontSize = new Mirror(slice(chat.watch, (state) => state.fontSize));
    makeObservable(this, { fontSize: computed });
  }

  get fontSize(): FontSize {
    return this.#fontSize.current;
  }

  readonly cycleFontSize = (): void => this.#chat.cycleFontSize();

  readonly dispose = (): void => this.#fontSize.dispose();
}
