import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { GalleryState } from '@greenroom/core/gallery/gallery.machine';
import type { MediaController } from '@greenroom/core/gallery/media.controller';
import { nearestPrice, addingProblem, checkPrice, paidLeft, priceRangeOf } from '@greenroom/core/gallery/paid-media';
import { paidUnderWay, type UploadsState } from '@greenroom/core/gallery/uploads.machine';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { DraftStore } from '@greenroom/core/kernel/storage.port';
import { credits } from '@greenroom/core/kernel/units';
import { read } from '../mobx/read.ts';
import { mediaDraftName, mediaDraftText, readMediaDraft, type MediaWords } from './media-draft.ts';
import { mediaErrorKey } from './media-error-key.ts';
import type { NewMediaModel } from './NewMedia.tsx';
import { pickedFile } from './picked-file.ts';

const NOTHING: MediaWords = { description: '', paid: false, price: 0 };

/** The new-photo form, and the same for videos. @spec §2 Other screens — a new-photo form */
export class NewMediaViewModel implements NewMediaModel {
  readonly #media: Pick<MediaController, 'add'>;
  readonly #state: Watchable<GalleryState>;
  readonly #uploads: Watchable<UploadsState>;
  readonly #drafts: DraftStore;
  files: readonly File[] = [];
  words: MediaWords = NOTHING;
  isTextRefused = false;

  constructor(
    media: Pick<MediaController, 'add'>,
    state: Watchable<GalleryState>,
    uploads: Watchable<UploadsState>,
    drafts: DraftStore,
  ) {
    this.#media = media;
    this.#state = state;
    this.#uploads = uploads;
    this.#drafts = drafts;
    makeObservable(this, {
      files: observableRef,
      words: observableRef,
      isTextRefused: observable,
      problemKey: computed,
      choose: action,
      type: action,
      charge: action,
      setPrice: action,
      send: action,
      recall: action,
      openOn: action,
      takeBack: action,
    });
  }

  get range(): NewMediaModel['range'] {
    return priceRangeOf(read(this.#state).kind, read(this.#state).settings);
  }

  get problemKey(): NewMediaModel['problemKey'] {
    const { kind, settings, library } = read(this.#state);
    return mediaErrorKey(addingProblem(kind, this.words.paid, settings, library));
  }

  get priceProblemKey(): NewMediaModel['priceProblemKey'] {
    const { kind, settings } = read(this.#state);
    const { paid, price } = this.words;
    const checked = checkPrice(kind, credits(price), settings);
    return !paid || checked.ok ? undefined : mediaErrorKey(checked.error);
  }

  get tooManyFor(): number | undefined {
    const { kind, settings, library } = read(this.#state);
    const sending = paidUnderWay(read(this.#uploads), kind);
    const left = this.words.paid ? paidLeft(settings, library, sending) : undefined;
    return left !== undefined && this.files.length > left ? left : undefined;
  }

  /** Opens the form from a list: an unbegun one gets that list's type. */
  readonly openOn = (paid: boolean): void => {
    const isBegun = this.files.length > 0 || this.#drafts.read(this.#name) !== '';
    if (!isBegun) this.words = { ...NOTHING, ...this.#charged(paid) };
  };

  /** Takes a file whose description was refused back into the form. */
  readonly takeBack = ({ description, paid, price }: MediaWords, file: File): void => {
    this.files = [file];
    this.#change({ description, paid, price });
    this.isTextRefused = true;
  };

  readonly choose = (files: readonly File[]): void => {
    this.files = files;
  };

  readonly type = (description: string): void => {
    this.isTextRefused = false;
    this.#change({ description });
  };

  readonly charge = (paid: boolean): void => {
    this.#change(this.#charged(paid));
  };

  readonly setPrice = (price: number): void => {
    this.#change({ price });
  };

  readonly send = (): boolean => {
    const { kind } = read(this.#state);
    if (
      this.isTextRefused ||
      this.files.length === 0 ||
      this.problemKey !== undefined ||
      this.tooManyFor !== undefined ||
      this.priceProblemKey !== undefined
    )
      return false;
    const { paid, description } = this.words;
    const price = credits(paid ? this.words.price : 0);
    this.#media.add(
      this.files.map((file) => ({
        kind,
        paid,
        price,
        description,
        file: pickedFile(file),
      })),
    );
    this.files = [];
    this.words = { ...this.words, description: '' };
    this.#drafts.write(this.#name, '');
    return true;
  };

  /** Restores the typed text; the next performer finds nothing of it. */
  readonly recall = (): void => {
    this.files = [];
    this.isTextRefused = false;
    this.words = readMediaDraft(this.#drafts.read(this.#name)) ?? NOTHING;
  };

  get #name(): string {
    return mediaDraftName(read(this.#state).kind);
  }

  #charged(paid: boolean): Pick<MediaWords, 'paid' | 'price'> {
    const { kind, settings } = read(this.#state);
    const usual = credits(settings?.price[kind] ?? 0);
    return { paid, price: this.range === undefined ? usual : nearestPrice(usual, this.range) };
  }

  #change(change: Partial<MediaWords>): void {
    this.words = { ...this.words, ...change };
    this.#drafts.write(this.#name, mediaDraftText(this.words));
  }
}
