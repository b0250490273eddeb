import { isJsonObject, parseJson } from '@greenroom/core/kernel/json';
import type { DraftStore } from '@greenroom/core/kernel/storage.port';
import type { TabStorage } from './tab-storage.ts';

export interface SessionDrafts extends DraftStore {
  /** Forgets every draft, and every half-filled form. */
  readonly clear: () => void;
  /** Performer ID of the owner, also after a reload. */
  readonly owner: () => string | undefined;
  readonly setOwner: (id: string) => void;
}

/** One entry holds all drafts, so that log-out removes them with one stroke. */
const KEY = 'greenroom.drafts';
/** And another all half-filled forms, whose code is fetched only with their pages. */
export const FORMS_KEY = 'greenroom.forms';
const OWNER_KEY = 'greenroom.owner';

const isDraft = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

const parse = (text: string | null): Map<string, string> => {
  const found = parseJson(text ?? '');
  return new Map(isJsonObject(found) ? Object.entries(found).filter(isDraft) : []);
};

/** Keeps drafts for the tab's lifetime: they survive a reload, not the log-out. */
export const createSessionDrafts = (storage: TabStorage): SessionDrafts => ({
  read: (about) => parse(storage.getItem(KEY)).get(about) ?? '',
  write: (about, draft) => {
    const drafts = parse(storage.getItem(KEY));
    if (draft === '') drafts.delete(about);
    else drafts.set(about, draft);
    if (drafts.size === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(Object.fromEntries(drafts)));
  },
  clear: () => {
    storage.removeItem(KEY);
    storage.removeItem(FORMS_KEY);
    storage.removeItem(OWNER_KEY);
  },
  owner: () => storage.getItem(OWNER_KEY) ?? undefined,
  setOwner: (id) => storage.setItem(OWNER_KEY, id),
});
