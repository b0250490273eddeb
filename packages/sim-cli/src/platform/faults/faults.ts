import { MEDIA_FAULTS, type MediaFault } from '../media/media-faults.ts';
import type { Store } from '../store/store.ts';

/** A misbehaviour that can be switched on, for one performer or for all. */
export interface Fault {
  readonly name: string;
  /** `once`: it happens now and is over. `until off`: it stays. */
  readonly lasts: 'once' | 'until off';
  readonly says: string;
}

const OWN_FAULTS = [
  { name: 'drop-socket', lasts: 'once', says: 'closes her socket now' },
  { name: 'no-pong', lasts: 'until off', says: 'pings are not answered' },
  { name: 'silent-auth', lasts: 'until off', says: 'the socket authentication is not acknowledged' },
  { name: 'refuse-auth', lasts: 'until off', says: 'the socket authentication is refused' },
  { name: 'lose-events', lasts: 'until off', says: 'what happens while she has no socket is not told later' },
  { name: 'slow', lasts: 'until off', says: 'every call takes 2.5 s, longer than a call may' },
  { name: 'html-instead-of-json', lasts: 'until off', says: 'every call answers 200 with a page of HTML' },
  { name: 'session-check-403', lasts: 'until off', says: 'the session check answers 403' },
  { name: 'session-check-409', lasts: 'until off', says: 'the session check answers 409' },
  { name: 'session-check-500', lasts: 'until off', says: 'the session check answers 500' },
  { name: 'logout-fails', lasts: 'until off', says: 'logging out answers 500' },
  { name: 'save-fails', lasts: 'until off', says: 'saving services answers 500' },
  { name: 'settings-fail', lasts: 'until off', says: 'saving settings answers 500' },
  { name: 'forms-not-saved', lasts: 'until off', says: 'saving any form about herself answers 500' },
  { name: 'forms-not-loaded', lasts: 'until off', says: 'loading any form about herself answers 500' },
  { name: 'registration-fails', lasts: 'until off', says: 'every call of a registration answers 500' },
  { name: 'verification-fails', lasts: 'until off', says: 'no face and no voice is recognised' },
  { name: 'start-fails', lasts: 'until off', says: 'asking for the streams answers 500' },
  { name: 'accept-fails', lasts: 'until off', says: 'accepting a request answers 500' },
  { name: 'end-fails', lasts: 'until off', says: 'ending a session answers 500' },
  { name: 'send-fails', lasts: 'until off', says: 'sending a chat message answers 500' },
  { name: 'history-fails', lasts: 'until off', says: 'reading a conversation answers 500' },
  { name: 'inbox-fails', lasts: 'until off', says: 'reading messages answers 500' },
  { name: 'inbox-send-fails', lasts: 'until off', says: 'sending a message answers 500' },
  { name: 'inbox-move-fails', lasts: 'until off', says: 'removing and restoring a message answers 500' },
  { name: 'memos-fail', lasts: 'until off', says: 'reading memos answers 500' },
  { name: 'memo-save-fails', lasts: 'until off', says: 'creating and changing a memo answers 500' },
  { name: 'block-fails', lasts: 'until off', says: 'blocking and unblocking answers 500' },
  { name: 'flag-fails', lasts: 'until off', says: 'telling a moderator answers 500' },
  { name: 'clients-fail', lasts: 'until off', says: 'reading clients, their history and whom she blocked answers 500' },
  { name: 'forum-fails', lasts: 'until off', says: 'reading the forum answers 500' },
  { name: 'forum-write-fails', lasts: 'until off', says: 'writing in the forum and following a topic answer 500' },
  { name: 'texts-fail', lasts: 'until off', says: 'reading the FAQ and the text pages answers 500' },
  { name: 'news-fails', lasts: 'until off', says: 'reading the news answers 500' },
  { name: 'photos-fail', lasts: 'until off', says: 'reading the photos answers 500' },
  { name: 'videos-fail', lasts: 'until off', says: 'reading the videos answers 500' },
  { name: 'no-media-settings', lasts: 'until off', says: 'the media settings answer 204' },
  { name: 'media-save-fails', lasts: 'until off', says: 'saving a photo or video answers 500' },
  { name: 'media-delete-fails', lasts: 'until off', says: 'deleting a photo or video answers 500' },
  { name: 'media-select-fails', lasts: 'until off', says: 'choosing the main photo or the avatar answers 500' },
  { name: 'media-swap-fails', lasts: 'until off', says: 'changing the order of photos or videos answers 500' },
  { name: 'upload-cut', lasts: 'until off', says: 'the line of every upload breaks after 256 kB and stays broken' },
  { name: 'upload-fails', lasts: 'until off', says: 'a photo or video that arrived whole is answered with 500' },
  { name: 'earnings-fail', lasts: 'until off', says: 'reading earnings, and what is left of them, answers 500' },
  { name: 'payments-fail', lasts: 'until off', says: 'reading payments answers 500' },
  { name: 'invoices-fail', lasts: 'until off', says: 'fetching an invoice or a specification answers 500' },
] as const satisfies readonly Fault[];

export type FaultName = (typeof OWN_FAULTS)[number]['name'] | MediaFault;

export const FAULTS: readonly (Fault & { readonly name: FaultName })[] = [...OWN_FAULTS, ...MEDIA_FAULTS];

export const FAULT_NAMES: readonly FaultName[] = FAULTS.map(({ name }) => name);

/** Stands for every performer. */
const EVERYBODY = '';

export interface Faults {
  readonly switch: (name: FaultName, on: boolean, performerId: string | undefined) => Promise<void>;
  /** What is on for this performer; without one, what is on for everybody. */
  readonly of: (performerId: string | undefined) => Promise<ReadonlySet<string>>;
  readonly list: () => Promise<readonly { readonly name: string; readonly performerId: string | undefined }[]>;
}

export const createFaults = (store: Store): Faults => ({
  switch: async (name, on, performerId = EVERYBODY) => {
    const row = { name, performer_id: performerId };
    await store.deleteFrom('faults').where('name', '=', name).where('performer_id', '=', performerId).execute();
    if (on) await store.insertInto('faults').values(row).execute();
  },
  of: async (performerId = EVERYBODY) => {
    const rows = await store
      .selectFrom('faults')
      .select('name')
      .where('performer_id', 'in', [EVERYBODY, performerId])
      .orderBy('name')
      .execute();
    return new Set(rows.map(({ name }) => name));
  },
  list: async () => {
    const rows = await store.selectFrom('faults').selectAll().orderBy('name').orderBy('performer_id').execute();
    return rows.map(({ name, performer_id: id }) => ({ name, performerId: id === EVERYBODY ? undefined : id }));
  },
});
