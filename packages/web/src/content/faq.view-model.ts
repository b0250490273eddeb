import { computed, makeObservable } from 'mobx';
import { readFaq, searchFaq, type FaqCategory } from '@greenroom/core/content/faq';
import type { TextsController } from '@greenroom/core/content/texts.controller';
import { Mirror } from '../mobx/mirror.ts';
import type { FaqPageModel } from './FaqPage.tsx';
import { TextViewModel } from './text.view-model.ts';

/** Questions with their answers, and a search in both. @spec §2 /faq/ */
export class FaqViewModel implements FaqPageModel {
  readonly retry: () => void;
  readonly #text: TextViewModel;
  readonly #search: Mirror<string>;

  constructor(texts: TextsController) {
    this.#text = new TextViewModel(texts);
    this.#search = new Mirror(texts.search);
    this.retry = this.#text.retry;
    makeObservable(this, { view: computed, categories: computed });
  }

  get view(): FaqPageModel['view'] {
    const { view } = this.#text;
    if (view === 'text') return this.categories.length === 0 ? 'nothingFound' : 'entries';
    return view;
  }

  get search(): string {
    return this.#search.current;
  }

  get categories(): readonly FaqCategory[] {
    return searchFaq(readFaq(this.#text.blocks), this.search);
  }

  readonly dispose = (): void => {
    this.#text.dispose();
    this.#search.dispose();
  };
}
