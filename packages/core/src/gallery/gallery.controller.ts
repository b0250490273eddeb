import type { Clock } from '../kernel/clock.port.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createActor, type Watchable } from '../kernel/machine.ts';
import { type AsyncResult, type CallFailure, ok } from '../kernel/result.ts';
import { createTimers } from '../kernel/timers.ts';
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
import type { MediaLibrary } from './paid-media.ts';
import { MODERATION_POLL, PHOTO_LIMIT, VIDEO_LIMIT } from './upload-limits.ts';

export interface GalleryController {
  readonly watch: Watchable<GalleryState>;
  /** Loads when the page opens, and fetches again while an item waits for moderation. */
  readonly open: (owner: PerformerId) => void;
  readonly close: () => void;
  readonly refresh: () => void;
  /** Fetches the next 200 photos or 20 videos, free and paid ones where there are more. @spec §7 Media — limit and offset */
  readonly loadMore: () => void;
  readonly act: (act: MediaAct) => void;
  readonly errorRead: () => void;
  readonly reset: () => void;
}

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

type Send = (event: GalleryEvent) => void;

/** Runs the gallery of one kind through the platform's calls. @spec §7 Media */
export const createGalleryController = ({ kind, api, clock, log }: GalleryDeps): GalleryController => {
  const timers = createTimers<'poll'>(clock);

  const part = (
    owner: PerformerId,
    { paid, offset }: { readonly paid: boolean; readonly offset: number | undefined },
  ): AsyncResult<MediaGroups> =>
    offset === undefined ? Promise.resolve(ok(NO_GROUPS)) : api.groups(owner, { kind, paid, offset });
  const parts = async (
    owner: PerformerId,
    offsets: Readonly<Record<keyof MediaLibrary, number | undefined>>,
  ): AsyncResult<MediaLibrary> => {
    const [free, paid] = await Promise.all([
      part(owner, { paid: false, offset: offsets.free }),
      part(owner, { paid: true, offset: offsets.paid }),
    ]);
    if (!free.ok) return free;
    return paid.ok ? ok({ free: free.value, paid: paid.value }) : paid;
  };
  const loadFailed = (
    call: number,
    { status }: CallFailure,
    send: Send,
    type: 'loadFailed' | 'moreFailed' = 'loadFailed',
  ): void => {
    log.write('error', 'Media not loaded', { kind, status });
    send({ type, call });
  };
  /** As many parts of one list as hold this many items. */
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
  const load = async ({ owner, call, counts }: Extract<GalleryEffect, { type: 'load' }>, send: Send): Promise<void> => {
    const [free, paid, settings] = await Promise.all([
      partsOf(owner, { paid: false, count: counts.free }),
      partsOf(owner, { paid: true, count: counts.paid }),
      api.settings(),
    ]);
    if (!free.ok) return loadFailed(call, free.error, send);
    if (!paid.ok) return loadFailed(call, paid.error, send);
    if (!settings.ok) return loadFailed(call, settings.error, send);
    send({ type: 'loaded', call, library: { free: free.value, paid: paid.value }, settings: settings.value });
  };
  const loadMore = async (effect: Extract<GalleryEffect, { type: 'loadMore' }>, send: Send): Promise<void> => {
    const { owner, call, offsets } = effect;
    const library = await parts(owner, offsets);
    if (!library.ok) return loadFailed(call, library.error, send, 'moreFailed');
    const { free, paid } = actor.state().library;
    // A list that was not asked for is as it was.
    send({
      type: 'moreLoaded',
      call,
      library: {
        free: offsets.free === undefined ? free : library.value.free,
        paid: offsets.paid === undefined ? paid : library.value.paid,
      },
    });
  };
  const perform = (act: MediaAct, owner: PerformerId): AsyncResult<undefined> => {
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
  const run = async ({ act, owner, reads }: Extract<GalleryEffect, { type: 'act' }>, send: Send): Promise<void> => {
    const answer = await perform(act, owner);
    if (answer.ok) return send({ type: 'actDone', act });
    const code = mediaRefusal(answer.error, kind, FAILED[act.type]);
    log.write('error', 'Media not changed', { kind, act: act.type, status: answer.error.status, error: code });
    send({ type: 'actFailed', act, code, reads });
  };
  const pollLater = (send: Send): void => {
    timers.start('poll', MODERATION_POLL, () => {
      if (actor.state().open) send({ type: 'refreshAsked' });
    });
  };
  const actor = createActor<GalleryState, GalleryEvent, GalleryEffect>({
    initial: emptyGallery(kind),
    transition: gallery,
    perform: (effect, send) => {
      if (effect.type === 'load') return load(effect, send);
      if (effect.type === 'loadMore') return loadMore(effect, send);
      return effect.type === 'act' ? run(effect, send) : pollLater(send);
    },
  });

  return {
    watch: actor,
    open: (owner) => actor.send({ type: 'opened', owner }),
    close: () => {
      timers.stopAll();
      actor.send({ type: 'closed' });
    },
    refresh: () => actor.send({ type: 'refreshAsked' }),
    loadMore: () => actor.send({ type: 'moreAsked' }),
    act: (act) => actor.send({ type: 'actAsked', act }),
    errorRead: () => actor.send({ type: 'errorRead' }),
    reset: () => {
      timers.stopAll();
      actor.send({ type: 'reset' });
    },
  };
};
