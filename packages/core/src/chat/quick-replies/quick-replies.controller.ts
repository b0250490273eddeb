import { derived } from '../../kernel/derived.ts';
import type { Watchable } from '../../kernel/machine.ts';
import { createValue } from '../../kernel/value.ts';
import type { Language } from '../../localisation/language.ts';
import { countUses, readBook, type QuickReplyBook } from './quick-reply-book.ts';

/** Name of the part of the account's settings. */
export const QUICK_REPLIES = 'quickReplies';

/** A part of the account's settings that this capability owns. @spec §3 Performer account — settings */
export interface QuickReplySettings {
  readonly watch: Watchable<unknown>;
  readonly save: (value: unknown) => void;
}

export interface QuickRepliesController {
  /** The replies as the account has them; the same object until they change. */
  readonly watch: Watchable<QuickReplyBook>;
  /** Keeps them with the account, so that they are there on another device. */
  readonly save: (book: QuickReplyBook) => void;
  /** Counts a use; the order stays as it is until the conversation is over. */
  readonly used: (language: Language, name: string) => void;
  /** Keeps what was counted: the conversation is over. */
  readonly keepUses: () => void;
  /** Forgets what was counted and not kept, at a log-out. */
  readonly reset: () => void;
}

/** A quick reply that was sent. */
interface QuickReplyUse {
  readonly language: Language;
  readonly name: string;
}

const NOT_USED: readonly QuickReplyUse[] = [];

/** Keeps the performer's quick replies and counts their uses. @spec §4 Chat */
export const createQuickRepliesController = (settings: QuickReplySettings): QuickRepliesController => {
  const watch = derived([settings.watch], readBook);
  const uses = createValue(NOT_USED);
  return {
    watch,
    save: settings.save,
    used: (language, name) => uses.set([...uses.state(), { language, name }]),
    keepUses: () => {
      const counted = uses.state();
      uses.set(NOT_USED);
      if (counted.length > 0) settings.save(countUses(watch.state(), counted));
    },
    reset: () => uses.set(NOT_USED),
  };
};
