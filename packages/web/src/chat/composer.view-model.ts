import type { TranslationController } from '@greenroom/core/chat/translation/translation.controller';
import type { Watchable } from '@greenroom/core/kernel/machine';
import { seenText } from '@greenroom/core/kernel/outside-text';
import type { Language } from '@greenroom/core/localisation/language';
import { read } from '../mobx/read.ts';
import { charactersLeft } from '../ui/characters-left.ts';

interface ComposerDeps {
  /** The draft lives in the core, which keeps it through reload and reconnect. */
  readonly draft: Watchable<string>;
  readonly write: (draft: string) => void;
  readonly maxLength: number;
  /** The counter appears when this many characters are left, so that it is no noise before. */
  readonly counterFrom: number;
  /** Result of `/name` in the line. */
  readonly replies: {
    readonly expandTyped: (draft: string) => string;
    readonly expandEntered: (draft: string) => string | undefined;
  };
  readonly translation: Pick<TranslationController, 'watch' | 'send'>;
}

export interface LineTranslationWords {
  readonly language: Language;
  readonly status: 'waiting' | 'busy' | 'ready' | 'failed';
  readonly text: string;
}

/** The line of a message, in the chat and in the inbox. @spec §3 Inbox message, §4 Chat */
export const createComposer = ({ draft, write, maxLength, counterFrom, replies, translation }: ComposerDeps) => {
  const maySend = (text: string): boolean => seenText(text) !== '' && text.length <= maxLength;
  return {
    maxLength,
    get draft(): string {
      return read(draft);
    },
    /** Told only near the limit; less than 0 when a quick reply made the draft too long to be sent. */
    get charactersLeft(): number | undefined {
      return charactersLeft(read(draft), maxLength, counterFrom);
    },
    /** The draft in the customer's language; undefined while nothing is translated. */
    get translation(): LineTranslationWords | undefined {
      const { draft: line, language } = read(translation.watch);
      if (line === undefined || language === undefined) return undefined;
      return { language, status: line.status, text: line.translated };
    },
    get maySend(): boolean {
      return maySend(read(draft));
    },
    type: (text: string): void => write(text.length > draft.state().length ? replies.expandTyped(text) : text),
    send: (): void => {
      const expanded = replies.expandEntered(draft.state());
      if (expanded !== undefined) write(expanded);
      else if (maySend(draft.state())) translation.send();
    },
  };
};

export type ComposerModel = ReturnType<typeof createComposer>;
