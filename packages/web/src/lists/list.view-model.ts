import { computed, makeObservable } from 'mobx';
import type { QueryController } from '@greenroom/core/kernel/query.controller';
import type { Query } from '@greenroom/core/kernel/query.machine';
import type { ListPart } from '@greenroom/core/kernel/units';
import { pagesOf } from '@greenroom/core/navigation/paging';
import { Mirror } from '../mobx/mirror.ts';
import { mayBeOld, pageViewOf } from '../ui/page-view.ts';
import type { ListModel, ListView } from './ListFrame.tsx';

interface Counted {
  readonly total: number;
}

/** A page of a list as every list shows it: what is there, where in the list it is, and how to try again. */
export class ListViewModel<Question extends ListPart, Answer extends Counted> implements ListModel {
  readonly #query: QueryController<Question, Answer>;
  readonly #state: Mirror<Query<Question, Answer>>;

  constructor(query: QueryController<Question, Answer>) {
    this.#query = query;
    this.#state = new Mirror(query.watch);
    makeObservable(this, { view: computed, mayBeOld: computed, page: computed, pages: computed });
  }

  get question(): Question | undefined {
    return this.#state.current.key;
  }

  get answer(): Answer | undefined {
    return this.#state.current.data;
  }

  get view(): ListView {
    const { answer, question } = this;
    const view = pageViewOf(this.#state.current);
    if (view !== 'open') return view;
    if (answer === undefined || answer.total === 0) return 'empty';
    return question !== undefined && question.offset >= answer.total ? 'outOfRange' : 'items';
  }

  get mayBeOld(): boolean {
    return mayBeOld(this.#state.current);
  }

  get page(): number {
    return this.question === undefined ? 1 : Math.floor(this.question.offset / this.question.limit) + 1;
  }

  get pages(): number {
    const { question, answer } = this;
    if (question === undefined || answer === undefined) return 1;
    return pagesOf(answer.total, { limit: question.limit, offset: question.offset % question.limit });
  }

  readonly retry = (): void => this.#query.reload();

  readonly dispose = (): void => this.#state.dispose();
}
