import type { DraftStore } from '@greenroom/core/chat/draft-store.port';
import type { TabStorage } from './tab-storage.ts';

const KEY = 'greenroom.drafts';

/** One entry holds all drafts, so that log-out removes them with one stroke. */
const parse = (text: string | null): Record<string, string> => {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    const entries = typeof found === 'object' && found !== null ? Object.entries(found) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
};

export interface SessionDrafts extends DraftStore {
  readonly clear: () => void;
}

/** What she was typing to whom, kept for the tab's lifetime: it survives a reload, not the log-out. */
export const createSessionDrafts = (storage: TabStorage): SessionDrafts => ({
  read: (client) => parse(storage.getItem(KEY))[client] ?? '',
  write: (client, draft) => {
    const { [client]: _, ...others } = parse(storage.getItem(KEY));
    const next = draft === '' ? others : { ...others, [client]: draft };
    if (Object.keys(next).length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(next));
  },
  clear: () => storage.removeItem(KEY),
});
