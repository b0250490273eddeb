import type { Cancel } from '../kernel/clock.port.ts';
import type { ListPart } from '../kernel/list-part.ts';
import type { DraftStore } from '../kernel/draft-store.port.ts';
import { createEmitter } from '../kernel/emitter.ts';
import { createMutation, type MutationController } from '../kernel/mutation.controller.ts';
import { IDLE_MUTATION, type Mutation } from '../kernel/mutation.machine.ts';
import type { ClientId, PerformerId } from '../kernel/ids.ts';
import { createQuery, type QueryController } from '../kernel/query.controller.ts';
import type { Log } from '../kernel/log.port.ts';
import type { Watchable } from '../kernel/machine.ts';
import { isSentDraft } from '../kernel/sent-draft.ts';
import { createValue } from '../kernel/value.ts';
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
export type MemoSavings = ReadonlyMap<string, Mutation<MemoOrder>>;

export interface MemosController {
  readonly list: QueryController<ListPart, MemoPage>;
  /** Memos on the customer whose page is open. */
  readonly about: QueryController<ClientId, MemoPage>;
  /** About the customer of the running session. */
  readonly aboutCaller: QueryController<ClientId, MemoPage>;
  readonly savings: Watchable<MemoSavings>;
  readonly onSaved: (listener: (order: MemoOrder) => void) => Cancel;
  readonly onUnsaved: (listener: (order: MemoOrder) => void) => Cancel;
  readonly pinning: MutationController<MemoPin>;
  /** Undefined while no memo is written. */
  readonly draft: Watchable<MemoDraft | undefined>;
  /** Begins a new memo, or restores its draft. */
  readonly create: (client: ClientId) => void;
  readonly edit: (memo: Memo) => void;
  readonly write: (content: string) => void;
  readonly save: () => void;
  /** The unsaved text of a new memo about a customer, whether its form is open or not. */
  readonly draftAbout: (client: ClientId) => string;
  readonly writeAbout: (client: ClientId, content: string) => void;
  /** The text stays as a draft until the platform has it. */
  readonly saveAbout: (client: ClientId) => void;
  /** Discards the draft. */
  readonly cancel: () => void;
  readonly reset: () => void;
}

export interface MemosDeps {
  readonly api: MemosApi;
  readonly drafts: DraftStore;
  readonly log: Log;
  readonly performerId: () => PerformerId;
}

const draftName = ({ id, client }: MemoName): string => (id === undefined ? `memo about ${client}` : `memo ${id}`);

/** Finds the outcome of the last save of a memo. */
export const savingOf = (savings: MemoSavings, memo: MemoName): Mutation<MemoOrder> =>
  savings.get(draftName(memo)) ?? IDLE_MUTATION;

/** Keeps the performer's notes on customers. @spec §2 /memos/, §3 Memo */
export const createMemosController = ({ api, drafts, log, performerId }: MemosDeps): MemosController => {
  const draft = createValue<MemoDraft | undefined>(undefined);
  const list = createQuery<ListPart, MemoPage>({
    name: 'memos',
    log,
    fetch: (query) => api.list(performerId(), query),
  });
  const about = createQuery<ClientId, MemoPage>({
    name: 'memos of a client',
    log,
    fetch: (client) => api.about(performerId(), client),
  });
  const aboutCaller = createQuery<ClientId, MemoPage>({
    name: 'memos of the caller',
    log,
    fetch: (client) => api.about(performerId(), client),
  });
  const reloadAll = (): void => {
    for (const query of [list, about, aboutCaller]) query.reload();
  };
  const forgetDraft = (order: MemoOrder): void => {
    const open = draft.state();
    const isSent = isSentDraft(drafts.read(draftName(order)), order.content);
    if (isSent) drafts.write(draftName(order), '');
    if (open?.id !== order.id || open?.client !== order.client) return;
    draft.set(isSent ? undefined : { ...open, saved: order.id === undefined ? '' : order.content });
  };
  const savings = createValue<MemoSavings>(new Map());
  const saved = createEmitter<MemoOrder>();
  const unsaved = createEmitter<MemoOrder>();
  const mutations = new Map<string, MutationController<MemoOrder>>();
  const createSaving = (name: string): MutationController<MemoOrder> => {
    const saving = createMutation<MemoOrder, undefined>({
      name: 'saving a memo',
      log,
      mutate: (order) => api.save(performerId(), order),
      onSuccess: (order) => {
        forgetDraft(order);
        reloadAll();
        saved.emit(order);
      },
      onError: unsaved.emit,
    });
    saving.watch.subscribe((state) => savings.set(new Map(savings.state()).set(name, state)));
    mutations.set(name, saving);
    return saving;
  };
  /** Saves a memo; one about another customer may be under way. */
  const saveMemo = (order: MemoOrder): void => {
    const name = draftName(order);
    (mutations.get(name) ?? createSaving(name)).mutate(order);
  };
  const pinning = createMutation<MemoPin, undefined>({
    name: 'pinning a memo',
    log,
    mutate: (order) => api.pin(performerId(), order),
    onSuccess: reloadAll,
  });
  const newMemo = (client: ClientId): string => draftName({ id: undefined, client });
  /** Clears the outcome of the last save; one under way keeps its own, by which its draft goes away. */
  const clearOutcome = (memo: MemoName): void => {
    if (savingOf(savings.state(), memo).status !== 'busy') mutations.get(draftName(memo))?.reset();
  };
  const begin = (order: MemoOrder): void => {
    clearOutcome(order);
    const kept = drafts.read(draftName(order));
    draft.set({ ...order, saved: order.content, content: kept === '' ? order.content : kept });
  };
  return {
    list,
    about,
    aboutCaller,
    savings,
    onSaved: saved.on,
    onUnsaved: unsaved.on,
    pinning,
    draft,
    create: (client) => begin({ id: undefined, client, content: '' }),
    edit: ({ id, client, content }) => begin({ id, client: client.id, content }),
    write: (content) => {
      const open = draft.state();
      if (open === undefined) return;
      draft.set({ ...open, content });
      drafts.write(draftName(open), content);
    },
    save: () => {
      const open = draft.state();
      if (open === undefined || open.content.trim() === '') return;
      saveMemo({ id: open.id, client: open.client, content: open.content.trim() });
    },
    draftAbout: (client) => drafts.read(newMemo(client)),
    writeAbout: (client, content) => {
      drafts.write(newMemo(client), content);
      const open = draft.state();
      if (open?.client === client && open.id === undefined) draft.set({ ...open, content });
    },
    saveAbout: (client) => {
      const content = drafts.read(newMemo(client)).trim();
      if (content !== '') saveMemo({ id: undefined, client, content });
    },
    cancel: () => {
      const open = draft.state();
      if (open === undefined) return;
      drafts.write(draftName(open), '');
      clearOutcome(open);
      draft.set(undefined);
    },
    reset: () => {
      list.clear();
      about.clear();
      aboutCaller.clear();
      for (const saving of mutations.values()) saving.reset();
      mutations.clear();
      savings.set(new Map());
      pinning.reset();
      draft.set(undefined);
    },
  };
};
