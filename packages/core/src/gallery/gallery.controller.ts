import type { Clock } from '../kernel/clock.port.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createActor, readOnly } from '../kernel/machine.ts';
import { type AsyncResult, type CallFailure, ok } from '../kernel/result.ts';
import { createSlots } from '../kernel/slots.ts';
import {
  emptyGallery,
  gallery,
  type GalleryState,
  type MediaAct,
  type GalleryEffect,
  type GalleryEvent,
} from './gallery.machine.ts';
import type { MediaApi } from './media-api.port.ts';
import { appendMedia, NO_GROUPS, type MediaGroups, type MediaKind } from './media-item.ts';
import { mediaRefusal } from './media-refusal.ts';
import type { MediaErrorCode } from './media.errors.ts';
import { PHOTO_LIMIT, VIDEO_LIMIT } from './upload-limits.ts';

export interface GalleryDeps {
  readonly kind: MediaKind;
  readonly api: MediaApi;
  readonly clock: Pick<Clock, 'schedule'>;
  readonly log: Log;
}

const FAILED: Readonly<Record<MediaAct['type'], MediaErrorCode>> = {
  change: 'media.notSaved',
  remove: 'media.notDeleted',
  makeMain: 'media.notSelected',
  makeAvatar: 'media.notSelected',
  swap: 'media.notMoved',
};

type EffectOf<Type extends GalleryEffect['type']> = Extract<GalleryEffect, { type: Type }>;

/** Runs the gallery of one kind through the platform's calls. @spec §7 Media */
export const createGalleryController = ({ kind, api, clock, log }: GalleryDeps) => {
  const failed = (type: 'loadFailed' | 'moreFailed', { status }: CallFailure): GalleryEvent => {
    log.write('error', 'media not loaded', { kind, status });
    return { type };
  };
  /** Fetches as many parts of one list as `count` items span. */
  const partsOf = async (
    owner: PerformerId,
    { paid, count }: { readonly paid: boolean; readonly count: number },
  ): AsyncResult<MediaGroups> => {
    const limit = kind === 'photo' ? PHOTO_LIMIT : VIDEO_LIMIT;
    const offsets = Array.from({ length: Math.max(1, Math.ceil(count / limit)) }, (_, index) => index * limit);
    const answers = await Promise.all(offsets.map((offset) => api.groups(owner, { kind, paid, offset })));
    let groups: MediaGroups | undefined;
    for (const answer of answers) {
      if (!answer.ok) return answer;
      groups = groups === undefined ? answer.value : appendMedia(groups, answer.value);
    }
    return ok(groups ?? NO_GROUPS);
  };
  const load = async ({ owner, counts }: EffectOf<'load'>): Promise<GalleryEvent> => {
    const [free, paid, settings] = await Promise.all([
      partsOf(owner, { paid: false, count: counts.free }),
      partsOf(owner, { paid: true, count: counts.paid }),
      api.settings(),
    ]);
    if (!free.ok) return failed('loadFailed', free.error);
    if (!paid.ok) return failed('loadFailed', paid.error);
    if (!settings.ok) return failed('loadFailed', settings.error);
    return { type: 'loaded', library: { free: free.value, paid: paid.value }, settings: settings.value };
  };
  const loadMore = async ({ owner, offsets }: EffectOf<'loadMore'>): Promise<GalleryEvent> => {
    const part = (paid: boolean, offset: number | undefined): AsyncResult<MediaGroups | undefined> =>
      offset === undefined ? Promise.resolve(ok(undefined)) : api.groups(owner, { kind, paid, offset });
    const [free, paid] = await Promise.all([part(false, offsets.free), part(true, offsets.paid)]);
    if (!free.ok) return failed('moreFailed', free.error);
    if (!paid.ok) return failed('moreFailed', paid.error);
    // A list that was not requested stays.
    const { library } = actor.state();
    return {
      type: 'moreLoaded',
      library: { free: free.value ?? library.free, paid: paid.value ?? library.paid },
    };
  };
  const call = (act: MediaAct, owner: PerformerId): AsyncResult<undefined> => {
    switch (act.type) {
      case 'change':
        return api.change(owner, act.id, act.change);
      case 'remove':
        return api.remove(owner, act.id);
      case 'makeMain':
        return api.makeMain(act.id);
      case 'makeAvatar':
        return api.makeAvatar(owner, act.id);
      case 'swap':
        return api.swap(act.id, act.other);
    }
  };
  const run = async ({ act, owner }: EffectOf<'act'>): Promise<GalleryEvent> => {
    const answer = await call(act, owner);
    if (answer.ok) return { type: 'actDone', act };
    const code = mediaRefusal(answer.error, kind, FAILED[act.type]);
    log.write('error', 'media not changed', { kind, act: act.type, status: answer.error.status, error: code });
    return { type: 'actFailed', act, code };
  };
  const perform = (effect: GalleryEffect): Promise<GalleryEvent> => {
    switch (effect.type) {
      case 'load':
        return load(effect);
      case 'loadMore':
        return loadMore(effect);
      case 'act':
        return run(effect);
    }
  };
  const actor = createActor<GalleryState, GalleryEvent, GalleryEffect>({
    initial: emptyGallery(kind),
    transition: gallery,
    slots: createSlots(clock),
    perform,
  });

  return {
    watch: readOnly(actor),
    /** Loads when the page opens, and fetches again while an item waits for moderation. */
    open: (owner: PerformerId) => actor.send({ type: 'opened', owner }),
    close: () => actor.send({ type: 'closed' }),
    refresh: () => actor.send({ type: 'refreshRequested' }),
    /** Fetches the next 200 photos or 20 videos, free and paid ones where there are more. @spec §7 Media — limit and offset */
    loadMore: () => actor.send({ type: 'moreRequested' }),
    act: (act: MediaAct) => actor.send({ type: 'actRequested', act }),
    errorRead: () => actor.send({ type: 'errorRead' }),
    reset: () => actor.send({ type: 'reset' }),
  };
};

export type GalleryController = ReturnType<typeof createGalleryController>;
