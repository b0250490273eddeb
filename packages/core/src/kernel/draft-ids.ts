import type { DraftStore } from './draft-store.port.ts';
import { seenLine } from './outside-text.ts';
import type { Random } from './random.port.ts';

/** Ids of what is written in drafts, each kept beside its draft. */
interface DraftIds {
  /** Returns the id under which a draft is sent: the same one after a lost answer, also after a reload or with another text. */
  readonly of: (about: string) => string;
  /** Called when the draft was sent or discarded: what is written next is another thing. */
  readonly forget: (about: string) => void;
}

export const createDraftIds = (drafts: DraftStore, random: Pick<Random, 'id'>): DraftIds => ({
  of: (about) => {
    const kept = drafts.read(`id of ${about}`);
    const id = kept === '' ? random.id() : kept;
    drafts.write(`id of ${about}`, id);
    return id;
  },
  forget: (about) => drafts.write(`id of ${about}`, ''),
});

/** Checks whether a draft is empty or the text that was sent, and can be deleted; what was typed later is kept. */
export const isSentDraft = (draft: string, sent: string): boolean => ['', seenLine(sent)].includes(seenLine(draft));
