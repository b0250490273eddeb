import { credits } from '@greenroom/core/kernel/units';
import type { GalleryState } from '@greenroom/core/media/gallery-state';
import type { MediaController } from '@greenroom/core/media/media.controller';
import { MAX_MEDIA_DESCRIPTION } from '@greenroom/core/media/media.constants';
import { nearestPrice } from '@greenroom/core/media/media-ranks';
import { addingProblem, checkPrice, priceRangeOf } from '@greenroom/core/media/paid-media';
import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { Mirror } from '../mobx/mirror.ts';
import { mediaErrorKey } from './media-error-key.ts';
import type { NewMediaModel } from './NewMedia.tsx';
import { pickedFile } from './picked-file.ts';

/** The new-photo form, and the same for videos. @spec §2 Other screens — a new-photo form */
export class NewMediaViewModel implements NewMediaModel {
  readonly #media: Pick<MediaController, 'add'>;
  readonly #state: Mirror<GalleryState>;
  files: readonly File[] = [];
  description = '';
  paid = false;
  price = 0;

  constructor(media: Pick<MediaController, 'add'>, state: Mirror<GalleryState>) {
    this.#media = media;
    this.#state = state;
    makeObservable(this, {
      files: observableRef,
      description: observable,
      paid: observable,
      price: observable,
      problemKey: computed,
      choose: action,
      type: action,
      charge: action,
      setPrice: action,
      send: action,
    });
  }

  get range(): NewMediaModel['range'] {
    return priceRangeOf(this.#state.current.kind, this.#state.current.settings);
  }

  get problemKey(): NewMediaModel['problemKey'] {
    const { kind, settings, shelves } = this.#state.current;
    return mediaErrorKey(addingProblem(kind, this.paid, settings, shelves));
  }

  get priceProblemKey(): NewMediaModel['priceProblemKey'] {
    const { kind, settings } = this.#state.current;
    const checked = checkPrice(kind, credits(this.price), settings);
    return !this.paid || checked.ok ? undefined : mediaErrorKey(checked.error);
  }

  readonly choose = (files: readonly File[]): void => {
    this.files = files;
  };

  readonly type = (text: string): void => {
    this.description = Array.from(text).slice(0, MAX_MEDIA_DESCRIPTION).join('');
  };

  readonly charge = (paid: boolean): void => {
    const { kind, settings } = this.#state.current;
    const usual = credits(settings?.price[kind] ?? 0);
    this.paid = paid;
    this.price = this.range === undefined ? usual : nearestPrice(usual, this.range);
  };

  readonly setPrice = (price: number): void => {
    this.price = price;
  };

  readonly send = (): boolean => {
    const { kind } = this.#state.current;
    if (this.files.length === 0 || this.problemKey !== undefined || this.priceProblemKey !== undefined) return false;
    const { paid, description } = this;
    const price = credits(paid ? this.price : 0);
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
    this.description = '';
    return true;
  };
}
