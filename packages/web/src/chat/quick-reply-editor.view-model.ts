import { action, autorun, computed, makeObservable, observable, observableRef } from 'mobx';
import type { AccountController, AccountState } from '@greenroom/core/account/account.controller';
import {
  offeredReplies,
  QUICK_REPLIES,
  readBook,
  MAX_REPLIES,
  isKeptReply,
  replyProblems,
  type QuickRepliesController,
  type QuickReplyBook,
  type QuickReply,
  type ReplyProblems,
} from '@greenroom/core/chat/quick-replies/quick-reply-book';
import { isSameJson } from '@greenroom/core/kernel/json';
import type { Watchable } from '@greenroom/core/kernel/machine';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@greenroom/core/localisation/language';
import type { LeaveGuard } from '../device/leave-guard.ts';
import type { PublicOf } from '../mobx/public-of.ts';
import { read } from '../mobx/read.ts';

const NO_PROBLEMS: ReplyProblems = { name: undefined, text: undefined };

type Lists = Readonly<Record<Language, readonly EditedReply[]>>;

const NO_LISTS: Lists = { nl: [], de: [], en: [] };

const inEachLanguage = <Value>(valueIn: (language: Language) => Value): Readonly<Record<Language, Value>> => ({
  nl: valueIn('nl'),
  de: valueIn('de'),
  en: valueIn('en'),
});

export interface EditedReply extends QuickReply {
  /** Names the row while it is edited and moved. */
  readonly key: number;
}

/** Edits the performer's quick replies; no change takes effect before it is saved. @spec §4 Chat */
export class QuickReplyEditorViewModel {
  readonly languages: readonly Language[] = LANGUAGES;
  readonly #quickReplies: QuickRepliesController;
  readonly #account: Watchable<AccountState>;
  #keys = 0;
  isOpen = false;
  /** True while the performer is asked whether unsaved changes are discarded. */
  isAsking = false;
  /** True once something was changed since the editor was opened, saved or not. */
  isChanged = false;
  language: Language = FALLBACK_LANGUAGE;
  lists: Lists = NO_LISTS;
  /** True once saving was tried: problems are shown from then on. */
  isChecked = false;
  /** Quick replies of the last save; undefined again from the next edit on. */
  sent: QuickReplyBook | undefined = undefined;

  readonly #stopGuarding: () => void;

  constructor(quickReplies: QuickRepliesController, account: AccountController, guard: Pick<LeaveGuard, 'setReason'>) {
    this.#quickReplies = quickReplies;
    this.#account = account.watch;
    makeObservable(this, {
      isOpen: observable,
      isAsking: observable,
      isChanged: observable,
      language: observable,
      lists: observableRef,
      isChecked: observable,
      sent: observableRef,
      replies: computed,
      mayAdd: computed,
      open: action,
      close: action,
      stay: action,
      discard: action,
      choose: action,
      add: action,
      write: action,
      move: action,
      remove: action,
      save: action,
    });
    this.#stopGuarding = autorun(() =>
      guard.setReason('quick replies', this.isOpen && this.isChanged && !this.isSaved),
    );
  }

  get replies(): readonly (EditedReply & { readonly problems: ReplyProblems })[] {
    const list = this.lists[this.language];
    return list.map((reply, index) => ({
      ...reply,
      problems: this.isChecked ? replyProblems(list, index) : NO_PROBLEMS,
    }));
  }

  get mayAdd(): boolean {
    return this.lists[this.language].length < MAX_REPLIES;
  }

  get isSaving(): boolean {
    return this.#outcome === 'saving';
  }

  get isSaved(): boolean {
    return this.#outcome === 'saved';
  }

  get isFailed(): boolean {
    return this.#outcome === 'failed';
  }

  /** Outcome of the last save, whatever becomes of other settings: what could not be saved is no longer in the account. */
  get #outcome(): 'saving' | 'saved' | 'failed' | undefined {
    const { saving, parts } = read(this.#account);
    if (this.sent === undefined) return undefined;
    if (QUICK_REPLIES in saving) return 'saving';
    return isSameJson(readBook(parts[QUICK_REPLIES]), this.sent) ? 'saved' : 'failed';
  }

  readonly open = (language: Language): void => {
    const book = this.#quickReplies.watch.state();
    this.language = language;
    this.lists = inEachLanguage((each) => offeredReplies(book, each).map(this.#withKey));
    this.isChecked = false;
    this.sent = undefined;
    this.isChanged = false;
    this.isAsking = false;
    this.isOpen = true;
  };

  /** Closes the editor; asks before where changes would be lost. */
  readonly close = (): void => {
    if (this.isChanged && !this.isSaving && !this.isSaved) this.isAsking = true;
    else this.isOpen = false;
  };

  readonly stay = (): void => {
    this.isAsking = false;
  };

  readonly discard = (): void => {
    this.isAsking = false;
    this.isOpen = false;
  };

  readonly choose = (language: Language): void => {
    this.language = language;
  };

  readonly add = (): void => {
    if (this.mayAdd) this.#change((list) => [...list, this.#withKey({ name: '', text: '' })]);
  };

  readonly write = (index: number, part: Partial<QuickReply>): void =>
    this.#change((list) => list.map((reply, place) => (place === index ? { ...reply, ...part } : reply)));

  /** Moves a reply one place. */
  readonly move = (index: number, by: -1 | 1): void => {
    const moved = this.lists[this.language][index];
    if (moved === undefined) return;
    this.#change((list) => list.toSpliced(index, 1).toSpliced(Math.max(0, index + by), 0, moved));
  };

  readonly remove = (index: number): void => this.#change((list) => list.toSpliced(index, 1));

  readonly save = (): void => {
    this.isChecked = true;
    const wrong = LANGUAGES.find((language) => this.lists[language].some((_, at, all) => !isKeptReply(all, at)));
    if (wrong !== undefined) {
      this.language = wrong;
      return;
    }
    const replies = inEachLanguage((language): readonly QuickReply[] =>
      this.lists[language].map(({ name, text }) => ({ name, text: text.trim() })),
    );
    const book = readBook({ replies });
    this.sent = book;
    this.#quickReplies.save(book);
  };

  readonly dispose = (): void => {
    this.#stopGuarding();
  };

  readonly #withKey = (reply: QuickReply): EditedReply => {
    this.#keys += 1;
    return { ...reply, key: this.#keys };
  };

  #change(change: (list: readonly EditedReply[]) => readonly EditedReply[]): void {
    this.lists = { ...this.lists, [this.language]: change(this.lists[this.language]) };
    this.isChanged = true;
    this.sent = undefined;
  }
}

export type QuickReplyEditorModel = Omit<
  PublicOf<QuickReplyEditorViewModel>,
  'isChanged' | 'lists' | 'isChecked' | 'sent' | 'open'
>;
