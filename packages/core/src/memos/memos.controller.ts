import { createDrafts, isSentDraft } from '../kernel/drafts.ts';
import type { ClientId, MemoId, PerformerId } from '../kernel/ids.ts';
import type { KeyedMutation } from '../kernel/keyed-mutation.controller.ts';
import type { Log } from '../kernel/log.port.ts';
import { readOnly } from '../kernel/machine.ts';
import { IDLE_MUTATION, type Mutation } from '../kernel/mutation.machine.ts';
import { seenText } from '../kernel/outside-text.ts';
import type { Random } from '../kernel/random.port.ts';
import { createResource } from '../kernel/resource.ts';
import { type AsyncResult, ok } from '../kernel/result.ts';
import { createShownViews } from '../kernel/shown-views.ts';
import type { DraftStore } from '../kernel/storage.port.ts';
import type { ListPart } from '../kernel/units.ts';
import type { Memo, MemoOrder, MemoPage, MemoPin } from './memo.ts';
import type { MemosApi } from './memos-api.port.ts';

/** The memo that is being written. */
export interface MemoDraft extends MemoOrder {
  /** Its text as the platform has it; empty for a new one. */
  readonly saved: string;
}

/** A memo as its draft and its save are kept: a new one under its customer. */
type MemoName = Pick<MemoOrder, 'id' | 'client'>;

/** Outcome of the last save of each memo, by the name of its draft. */
export type MemoSavings = KeyedMutation<string, MemoOrder>;

export interface MemosDeps {
  readonly api: MemosApi;
  readonly drafts: DraftStore;
  readonly random: Pick<Random, 'id'>;
  readonly log: Log;
  readonly performerId: () => PerformerId;
}

const draftName = ({ id, client }: MemoName): string => (id === undefined ? `memo about ${client}` : `memo ${id}`);

/** Finds the outcome of the last save of a memo. */
export const savingOf = (savings: MemoSavings, memo: MemoName): Mutation<MemoOrder> =>
  savings.get(draftName(memo)) ?? IDLE_MUTATION;

/** Keeps the performer's notes on customers. @spec §2 /memos/, §3 Memo */
export const createMemosController = ({ api, random, log, performerId, ...deps }: MemosDeps) => {
  const resource = createResource(log);
  const draft = resource.value<MemoDraft | undefined>(undefined);
  const drafts = createDrafts(deps.drafts, random);
  /** Leaves out memos of another performer, which a platform must not send. @spec §3 Memo — performerId */
  const ownMemos = async (answer: AsyncResult<MemoPage>): AsyncResult<MemoPage> => {
    const page = await answer;
    if (!page.ok) return page;
    const memos = page.value.memos.filter(({ performerId: author = performerId() }) => author === performerId());
    return ok({ ...page.value, memos });
  };
  const list = resource.query<ListPart, MemoPage>('memos', (query) => ownMemos(api.list(performerId(), query)));
  const about = resource.query<ClientId, MemoPage>('memos of a client', (client) =>
    ownMemos(api.about(performerId(), client)),
  );
  const aboutCaller = resource.query<ClientId, MemoPage>('memos of the caller', (client) =>
    ownMemos(api.about(performerId(), client)),
  );
  const reloadAll = (): void => {
    for (const query of [list, about, aboutCaller]) query.reload();
  };
  const forgetDraft = (order: MemoOrder): void => {
    const open = draft.state();
    const isSent = drafts.discardSent(draftName(order), (kept) => isSentDraft(kept, order.content));
    if (open?.id !== order.id || open?.client !== order.client) return;
    draft.set(isSent ? undefined : { ...open, saved: order.id === undefined ? '' : order.content });
  };
  const saving = resource.keyedMutation<string, MemoOrder, undefined>(
    'saving a memo',
    draftName,
    (order) => api.save(performerId(), order),
    {
      onSuccess: (order) => {
        forgetDraft(order);
        reloadAll();
      },
    },
  );
  const pinning = resource.keyedMutation<MemoId, MemoPin, undefined>(
    'pinning a memo',
    ({ id }) => id,
    (order) => api.pin(performerId(), order),
    { onSuccess: reloadAll },
  );
  const forms = createShownViews<'form'>();
  const newMemo = (client: ClientId): string => draftName({ id: undefined, client });
  const save = (order: MemoOrder): void =>
    saving.mutate(order.id === undefined ? { ...order, newId: drafts.idOf(draftName(order)) } : order);
  const begin = (order: MemoOrder): void => {
    // What failed can be saved again under its id.
    if (savingOf(saving.watch.state(), order).status === 'done') saving.clear(draftName(order));
    const kept = drafts.read(draftName(order));
    draft.set({ ...order, saved: order.content, content: kept === '' ? order.content : kept });
  };
  return {
    list,
    /** Memos on the customer whose page is open. */
    about,
    /** About the customer of the running session. */
    aboutCaller,
    saving,
    pinning,
    /** Undefined while no memo is written. */
    draft: readOnly(draft),
    /** Begins a new memo, or restores its draft. */
    create: (client: ClientId) => begin({ id: undefined, client, content: '' }),
    edit: ({ id, client, content }: Memo) => begin({ id, client: client.id, content }),
    write: (content: string) => {
      const open = draft.state();
      if (open === undefined) return;
      draft.set({ ...open, content });
      drafts.write(draftName(open), content);
    },
    save: () => {
      const open = draft.state();
      if (open === undefined || seenText(open.content) === '') return;
      save({ id: open.id, client: open.client, content: seenText(open.content) });
    },
    /** Checks whether a memo has text that was not saved, also before a reload. */
    hasDraft: (memo: MemoName) => drafts.read(draftName(memo)) !== '',
    /** The unsaved text of a new memo about a customer, whether its form is open or not. */
    draftAbout: (client: ClientId) => drafts.read(newMemo(client)),
    writeAbout: (client: ClientId, content: string) => {
      drafts.write(newMemo(client), content);
      const open = draft.state();
      if (open?.client === client && open.id === undefined) draft.set({ ...open, content });
    },
    /** The text stays as a draft until the platform has it. */
    saveAbout: (client: ClientId) => {
      const content = seenText(drafts.read(newMemo(client)));
      if (content !== '') save({ id: undefined, client, content });
    },
    /** Discards the draft. */
    cancel: () => {
      const open = draft.state();
      if (open === undefined) return;
      drafts.discard(draftName(open));
      saving.clear(draftName(open));
      draft.set(undefined);
    },
    /** Registers a visible form, which reports the outcome of its memo. @returns unregisters it */
    show: () => forms.add('form'),
    /** Checks whether the form of a memo is on the screen. */
    isShown: ({ id, client }: MemoName) => {
      const open = draft.state();
      return forms.has() && open !== undefined && open.client === client && open.id === id;
    },
    reset: resource.reset,
  };
};

export type MemosController = ReturnType<typeof createMemosController>;
