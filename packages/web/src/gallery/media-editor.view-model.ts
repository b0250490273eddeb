import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import { itemOf, type GalleryState } from '@greenroom/core/gallery/gallery.machine';
import { maySelect, type MediaItem, type MediaKind } from '@greenroom/core/gallery/media-item';
import type { MediaController } from '@greenroom/core/gallery/media.controller';
import { nearestPrice, priceRangeOf } from '@greenroom/core/gallery/paid-media';
import type { MediaId } from '@greenroom/core/kernel/ids';
import { watchChanges, type Watchable } from '@greenroom/core/kernel/machine';
import type { DraftStore } from '@greenroom/core/kernel/storage.port';
import { credits } from '@greenroom/core/kernel/units';
import { read } from '../mobx/read.ts';
import { mediaDraftName, mediaDraftText, readMediaDraft, type MediaWords } from './media-draft.ts';
import { mediaErrorKey } from './media-error-key.ts';
import type { MediaEditorModel } from './MediaEditor.tsx';

interface Draft extends MediaWords {
  readonly id: MediaId;
  /** Number of saves done when it was opened or last tried: a higher one means that this one was saved. */
  readonly doneBefore: number;
}

/** Mirrors one photo or video in editing. Typed text stays until it is saved or discarded, also when the window is closed. */
export class MediaEditorViewModel implements MediaEditorModel {
  readonly #gallery: MediaController['galleries'][MediaKind];
  readonly #state: Watchable<GalleryState>;
  readonly #drafts: DraftStore;
  draft: Draft | undefined = undefined;
  asksToDelete = false;

  constructor(gallery: MediaController['galleries'][MediaKind], state: Watchable<GalleryState>, drafts: DraftStore) {
    this.#gallery = gallery;
    this.#state = state;
    this.#drafts = drafts;
    makeObservable(this, {
      draft: observableRef,
      asksToDelete: observable,
      item: computed,
      errorKey: computed,
      open: action,
      type: action,
      charge: action,
      setPrice: action,
      close: action,
      closeUnseen: action,
      discard: action,
      askToDelete: action,
    });
  }

  get item(): MediaItem | undefined {
    return this.draft === undefined ? undefined : itemOf(read(this.#state), this.draft.id);
  }

  get busy(): boolean {
    return this.draft !== undefined && read(this.#state).busy.includes(this.draft.id);
  }

  get edited(): boolean {
    const { item, draft } = this;
    if (item === undefined || draft === undefined) return false;
    if (item.description !== draft.description || item.paid !== draft.paid) return true;
    return draft.paid && item.price !== draft.price;
  }

  get saved(): boolean {
    return this.draft !== undefined && !this.edited && read(this.#state).doneCount > this.draft.doneBefore;
  }

  get selectable(): boolean {
    return this.item !== undefined && maySelect(this.item);
  }

  get range(): MediaEditorModel['range'] {
    return priceRangeOf(read(this.#state).kind, read(this.#state).settings);
  }

  get errorKey(): MediaEditorModel['errorKey'] {
    return mediaErrorKey(read(this.#state).error);
  }

  readonly open = (id: MediaId): void => {
    const { doneCount } = read(this.#state);
    const item = itemOf(read(this.#state), id);
    if (item === undefined) return;
    this.#gallery.errorRead();
    this.asksToDelete = false;
    const { description, paid, price } = readMediaDraft(this.#drafts.read(mediaDraftName(id))) ?? item;
    this.draft = { id, description, paid, price, doneBefore: doneCount };
  };

  readonly type = (description: string): void => {
    this.#change({ description });
  };

  readonly charge = (paid: boolean): void => {
    if (this.draft === undefined) return;
    const { kind, settings } = read(this.#state);
    const usual = credits(this.draft.price === 0 ? (settings?.price[kind] ?? 0) : this.draft.price);
    const price = this.range === undefined ? usual : nearestPrice(usual, this.range);
    this.#change({ paid, price: paid ? price : 0 });
  };

  readonly setPrice = (price: number): void => {
    this.#change({ price });
  };

  readonly save = (): void => {
    if (this.draft === undefined) return;
    const { id, description, paid, price } = this.draft;
    const change = { description, paid, price: credits(paid ? price : 0) };
    this.#gallery.act({ type: 'change', id, change });
  };

  readonly makeMain = (): void => this.#act('makeMain');
  readonly makeAvatar = (): void => this.#act('makeAvatar');
  /** Deletes the item; the text that was typed about it is dropped once it is deleted. */
  readonly remove = (): void => {
    if (this.draft === undefined) return;
    const { id } = this.draft;
    const stop = watchChanges(this.#gallery.watch, ({ busy, doneCount }, before) => {
      if (busy.includes(id)) return;
      stop();
      if (doneCount > before.doneCount) this.#forget(id);
    });
    this.#act('remove');
  };

  readonly askToDelete = (asks: boolean): void => {
    this.asksToDelete = asks;
  };

  readonly discard = (): void => {
    this.#forget();
    this.close();
  };

  readonly close = (): void => {
    if (!this.edited) this.#forget();
    this.draft = undefined;
    this.asksToDelete = false;
    this.#gallery.errorRead();
  };

  /** Closes the editor once its page was left or its item is gone, so that it does not open by itself later. Typed text stays. */
  readonly closeUnseen = (): void => {
    const state = this.#gallery.watch.state();
    if (this.draft === undefined || (state.open && itemOf(state, this.draft.id) !== undefined)) return;
    this.draft = undefined;
    this.asksToDelete = false;
  };

  #change(change: Partial<MediaWords>): void {
    if (this.draft === undefined) return;
    this.draft = { ...this.draft, ...change };
    this.#drafts.write(mediaDraftName(this.draft.id), mediaDraftText(this.draft));
  }

  #forget(id = this.draft?.id): void {
    if (id !== undefined) this.#drafts.write(mediaDraftName(id), '');
  }

  #act(type: 'makeMain' | 'makeAvatar' | 'remove'): void {
    if (this.draft !== undefined) this.#gallery.act({ type, id: this.draft.id });
  }
}
