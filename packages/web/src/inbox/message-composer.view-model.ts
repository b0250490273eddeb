import type { TranslationController } from '@greenroom/core/chat/translation/translation.controller';
import type { InboxController } from '@greenroom/core/inbox/inbox.controller';
import { MAX_INBOX_MESSAGE_LENGTH } from '@greenroom/core/inbox/message-draft';
import { seenText } from '@greenroom/core/kernel/outside-text';
import type { ComposerModel } from '../chat/composer.view-model.ts';
import type { QuickRepliesViewModel } from '../chat/quick-replies.view-model.ts';
import { read } from '../mobx/read.ts';
import { charactersLeft } from '../ui/characters-left.ts';

/** The counter appears when this many characters are left. */
const COUNTER_FROM = 500;

type Replies = Pick<QuickRepliesViewModel, 'expandTyped' | 'expandEntered'>;
type Translation = Pick<TranslationController, 'watch' | 'send'>;

/** Mirrors the draft to the customer of the open conversation, with its translation. @spec §3 Inbox message */
export class MessageComposerViewModel implements ComposerModel {
  readonly maxLength = MAX_INBOX_MESSAGE_LENGTH;
  readonly #inbox: InboxController;
  readonly #replies: Replies;
  readonly #translation: Translation;

  constructor(inbox: InboxController, replies: Replies, translation: Translation) {
    this.#inbox = inbox;
    this.#replies = replies;
    this.#translation = translation;
  }

  get draft(): string {
    return read(this.#inbox.draft).content;
  }

  get charactersLeft(): number | undefined {
    return charactersLeft(this.draft, this.maxLength, COUNTER_FROM);
  }

  get maySend(): boolean {
    return seenText(this.draft) !== '' && this.draft.length <= this.maxLength;
  }

  get translation(): ComposerModel['translation'] {
    const { draft, language } = read(this.#translation.watch);
    if (draft === undefined || language === undefined) return undefined;
    return { language, status: draft.status, text: draft.translated };
  }

  readonly type = (draft: string): void => {
    const isLonger = draft.length > this.draft.length;
    this.#inbox.write({ content: isLonger ? this.#replies.expandTyped(draft) : draft });
  };

  readonly send = (): void => {
    const expanded = this.#replies.expandEntered(this.draft);
    if (expanded !== undefined) this.#inbox.write({ content: expanded });
    else if (this.maySend) this.#translation.send();
  };
}
