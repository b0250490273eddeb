import { action, makeObservable, observable } from 'mobx';
import type { BlockedWord, WordProblem } from '@greenroom/core/blocked-words/blocked-words';
import type { BlockedWordsController } from '@greenroom/core/blocked-words/blocked-words.controller';
import { isSentDraft } from '@greenroom/core/kernel/drafts';
import { watchChanges } from '@greenroom/core/kernel/machine';
import type { PublicOf } from '../mobx/public-of.ts';
import { read } from '../mobx/read.ts';
import { viewOf, type QueryView } from '../ui/query-view.ts';

/** Mirrors the words that are not delivered to the performer. */
export class BlockedWordsViewModel {
  /** The word that is written; it stays until the platform has it. */
  word = '';
  readonly list: QueryView<readonly BlockedWord[]>;
  /** @returns the problem for which the word is not sent */
  readonly add: () => WordProblem | undefined;
  readonly remove: (id: string) => void;
  /** Clears the error that was shown, as the page is left. */
  readonly clearError: () => void;
  readonly #controller: BlockedWordsController;
  readonly #stops: readonly (() => void)[];

  constructor(controller: BlockedWordsController) {
    const { list, adding, removing, add } = controller;
    this.#controller = controller;
    this.list = viewOf(list);
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
    makeObservable(this, { word: observable, write: action });
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

  get adding(): boolean {
    return read(this.#controller.adding.watch).status === 'busy';
  }

  /** Id of the word that is being removed. */
  get removing(): string | undefined {
    const { status, variables } = read(this.#controller.removing.watch);
    return status === 'busy' ? variables : undefined;
  }

  get errorKey(): 'error.blockedWords.notAdded' | 'error.blockedWords.notRemoved' | undefined {
    if (read(this.#controller.adding.watch).status === 'failed') return 'error.blockedWords.notAdded';
    return read(this.#controller.removing.watch).status === 'failed' ? 'error.blockedWords.notRemoved' : undefined;
  }

  readonly write = (word: string): void => {
    this.word = word;
  };

  readonly dispose = (): void => {
    for (const stop of this.#stops) stop();
  };
}

export type BlockedWordsModel = Omit<PublicOf<BlockedWordsViewModel>, 'dispose'>;
