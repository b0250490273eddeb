import { action, computed, makeObservable, observable } from 'mobx';
import type { BlockedWord } from '@greenroom/core/blocked-words/blocked-words';
import type { BlockedWordsController } from '@greenroom/core/blocked-words/blocked-words.controller';
import { shortDate } from '@greenroom/core/formatting/dates';
import { isSentDraft } from '@greenroom/core/kernel/drafts';
import { watchChanges } from '@greenroom/core/kernel/machine';
import type { Mutation } from '@greenroom/core/kernel/mutation.machine';
import type { Query } from '@greenroom/core/kernel/query.machine';
import { Mirror } from '../mobx/mirror.ts';
import { mayBeOld, pageViewOf } from '../ui/page-view.ts';
import type { BlockedWordsPageModel } from './BlockedWordsPage.tsx';

/** Mirrors the words that are not delivered to the performer. */
export class BlockedWordsViewModel implements BlockedWordsPageModel {
  word = '';
  readonly add: BlockedWordsPageModel['add'];
  readonly remove: BlockedWordsPageModel['remove'];
  readonly retry: () => void;
  readonly clearError: () => void;
  readonly #list: Mirror<Query<'own', readonly BlockedWord[]>>;
  readonly #adding: Mirror<Mutation<string>>;
  readonly #removing: Mirror<Mutation<string>>;
  readonly #stops: readonly (() => void)[];

  constructor({ list, adding, removing, add }: BlockedWordsController) {
    this.retry = list.reload;
    this.clearError = () => {
      for (const each of [adding, removing]) if (each.watch.state().status === 'failed') each.reset();
    };
    let sent = '';
    this.add = () => {
      removing.reset();
      sent = this.word;
      return add(sent);
    };
    this.remove = (id) => {
      adding.reset();
      removing.mutate(id);
    };
    this.#list = new Mirror(list.watch);
    this.#adding = new Mirror(adding.watch);
    this.#removing = new Mirror(removing.watch);
    makeObservable(this, {
      word: observable,
      write: action,
      view: computed,
      rows: computed,
      adding: computed,
      removing: computed,
      errorKey: computed,
    });
    this.#stops = [
      watchChanges(adding.watch, ({ status }, before) => {
        if (status === 'done' && before.status === 'busy' && isSentDraft(this.word, sent)) this.write('');
      }),
      // Cleared at the end of a login: the next performer of this page may be another one.
      list.watch.subscribe(({ status }) => {
        if (status === 'idle') this.write('');
      }),
    ];
  }

  get view(): BlockedWordsPageModel['view'] {
    return pageViewOf(this.#list.current);
  }

  get mayBeOld(): boolean {
    return mayBeOld(this.#list.current);
  }

  get rows(): BlockedWordsPageModel['rows'] {
    return (this.#list.current.data ?? []).map(({ lastHeldAt, ...word }) => ({
      ...word,
      lastHeldOn: lastHeldAt === undefined ? undefined : shortDate(lastHeldAt),
    }));
  }

  get adding(): boolean {
    return this.#adding.current.status === 'busy';
  }

  get removing(): string | undefined {
    const { status, variables } = this.#removing.current;
    return status === 'busy' ? variables : undefined;
  }

  get errorKey(): BlockedWordsPageModel['errorKey'] {
    if (this.#adding.current.status === 'failed') return 'error.blockedWords.notAdded';
    return this.#removing.current.status === 'failed' ? 'error.blockedWords.notRemoved' : undefined;
  }

  readonly write = (word: string): void => {
    this.word = word;
  };

  readonly dispose = (): void => {
    for (const stop of this.#stops) stop();
    this.#list.dispose();
    this.#adding.dispose();
    this.#removing.dispose();
  };
}
