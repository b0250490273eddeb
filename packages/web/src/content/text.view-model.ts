import { computed, makeObservable } from 'mobx';
import type { TextQuestion } from '@greenroom/core/content/content-api.port';
import type { RichBlock } from '@greenroom/core/content/rich-text';
import type { TextsController } from '@greenroom/core/content/texts.controller';
import type { Query } from '@greenroom/core/kernel/query.machine';
import { Mirror } from '../mobx/mirror.ts';
import { pageViewOf } from '../ui/page-view.ts';
import type { TextPageModel } from './TextPage.tsx';

/** Mirrors the operator's text that the address names. @spec §2 Screens and routes — text pages */
export class TextViewModel implements TextPageModel {
  readonly retry: () => void;
  readonly #text: Mirror<Query<TextQuestion, readonly RichBlock[]>>;

  constructor({ text }: Pick<TextsController, 'text'>) {
    this.retry = text.reload;
    this.#text = new Mirror(text.watch);
    makeObservable(this, { view: computed, blocks: computed });
  }

  get view(): TextPageModel['view'] {
    const view = pageViewOf(this.#text.current);
    if (view !== 'open') return view;
    return this.blocks.length === 0 ? 'empty' : 'text';
  }

  get blocks(): readonly RichBlock[] {
    return this.#text.current.data ?? [];
  }

  readonly dispose = (): void => this.#text.dispose();
}
