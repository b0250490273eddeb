import { seenLine } from './outside-text.ts';
import type { Random } from './random.port.ts';
import type { DraftStore } from './storage.port.ts';

/** Creates the drafts of a capability, each with the id under which it is sent. */
export const createDrafts = (store: DraftStore, random: Pick<Random, 'id'>) => {
  const { read, write } = store;
  const forgetId = (about: string): void => write(`id of ${about}`, '');
  const discard = (about: string): void => {
    write(about, '');
    forgetId(about);
  };
  return {
    read,
    write,
    /**
     * Returns the id under which a draft is sent: the same one after a lost answer, also after a reload.
     * @param text another text gets another id; without it the id stays until the draft is sent or discarded
     */
    idOf: (about: string, text = '') => {
      const kept = read(`id of ${about}`);
      const [known = ''] = kept.split('\n', 1);
      const id = kept === `${known}\n${text}` ? known : random.id();
      write(`id of ${about}`, `${id}\n${text}`);
      return id;
    },
    forgetId,
    discard,
    /** Discards a draft that was sent; text that was typed later stays, with another id. @returns whether it was discarded */
    discardSent: (about: string, isSent: (kept: string) => boolean) => {
      const isDiscarded = isSent(read(about));
      if (isDiscarded) discard(about);
      else forgetId(about);
      return isDiscarded;
    },
  };
};

/** Checks whether a draft is empty or the text that was sent, and can be deleted; what was typed later is kept. */
export const isSentDraft = (draft: string, sent: string): boolean => ['', seenLine(sent)].includes(seenLine(draft));
