import { computed, makeObservable } from 'mobx';
import type { QueryController } from '@greenroom/core/kernel/query.controller';
import type { Query } from '@greenroom/core/kernel/query.machine';
import { isForbidden } from '@greenroom/core/kernel/result';
import type { ListPart } from '@greenroom/core/kernel/units';
import { pagesOf } from '@greenroom/core/navigation/paging';
import { Mirror } from '../mobx/mirror.ts';
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
    makeObservable(this, { view: computed, page: computed, pages: computed });
  }

  get question(): Question | undefined {
    return this.#state.current.key;
  }

  get answer(): Answer | undefined {
    return this.#state.current.data;
  }

  get view(): ListView {
    const { data: answer, key: question, status, failure } = this.#state.current;
    if (status === 'failed') return isForbidden(failure) ? 'notAllowed' : 'failed';
    if (answer === undefined) return 'loading';
    if (answer.total === 0) return 'empty';
    return question !== undefined && question.offset >= answer.total ? 'outOfRange' : 'items';
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
