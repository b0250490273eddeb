import type { CALLS } from '@greenroom/adapters-http/calls';
import type { WireAnswer } from '@greenroom/adapters-http/http/call';
import { MEDIA_KINDS, type MediaKind } from '@greenroom/core/gallery/media-item';
import { ok } from '@greenroom/core/kernel/result';
import type { ListPart } from '@greenroom/core/kernel/units';
import { refuse, WORKED, type HandlersOf } from '../../base/calls/handler.ts';
import type { EventLog } from '../../base/environment/event-log.ts';
import type { Store } from '../../base/store/store.ts';
import type { MediaRow } from '../../base/store/tables/media-tables.ts';
import type { PerformerRow } from '../../base/store/tables/performer-tables.ts';
import { MEDIA_LEVELS, USUAL_PRICE } from './gallery.constants.ts';
import type { Gallery } from './gallery.ts';
import { itemAnswer } from './media-answer.ts';
import { refuseMedia } from './media-keeper.ts';
import { addingRefusal, chargingRefusal, ERR_NO, priceOrTextRefusal } from './media-rules.ts';
import type { MediaCounts } from './medias.ts';
import { uploadName } from './upload-store.ts';

type Groups = WireAnswer<(typeof CALLS)['mediaGroups']>;
interface GroupQuery extends ListPart {
  readonly paid: boolean;
}

/** Checks whether a photo can be the main photo: only one that customers may see. @spec §3 Media — main photo flag */
export const isSelectable = ({ kind, status, paid }: MediaRow): boolean =>
  kind === 'photo' && status === 'approved' && paid === 0;

/** @param counts those of photos and of videos: what one of the kinds allows is refused for the other one alone */
const addRule = (paid: boolean, counts: readonly MediaCounts[]) => {
  const errNos = counts.map((ofKind) => {
    const why = addingRefusal(paid, ofKind);
    // Refusals without a number follow from the counts themselves.
    return why === undefined ? 0 : (ERR_NO[why] ?? 0);
  });
  const errNo = Math.min(...errNos);
  return { add: errNo === 0, errNo };
};

const paidLeft = ({ approvedFree, paid }: MediaCounts): number => Math.max(0, approvedFree - paid);

/** Leaves a performer without an avatar whose avatar this photo is. */
const dropAvatar = (within: Store, { id, performer_id: performerId }: MediaRow) =>
  within
    .updateTable('performers')
    .set({ avatar: null })
    .where('id', '=', performerId)
    .where('avatar', '=', id)
    .execute();

interface Parts {
  readonly gallery: Gallery;
  readonly eventLog: EventLog;
}

/** Answers the calls for a performer's photos and videos. @spec §7 Media */
export const createMediaApi = ({ gallery, eventLog }: Parts): HandlersOf<'media'> => {
  const { medias, uploads, arriving, keeper, levelOf } = gallery;

  const groups = async (kind: MediaKind, performer: PerformerRow, query: GroupQuery): Promise<Groups> => {
    const of = async (status: MediaRow['status']) => {
      const { rows, total } = await medias.list({ performerId: performer.id, kind, paid: query.paid }, status, query);
      return { items: rows.map((row) => itemAnswer(row, performer)), total };
    };
    const [approved, pending, rejected] = await Promise.all([of('approved'), of('pending'), of('rejected')]);
    return { approved, pending, rejected, ...(kind === 'video' ? { new: await of('new') } : {}) };
  };
  const keep =
    (kind: MediaKind): HandlersOf<'media'>['keepPhoto'] =>
    async ({ body }, { performer }) => {
      // A photo in one piece has the name that the page gave it, and may still arrive or be converted, also on another node.
      const named = uploadName(performer.id, body.upload);
      await arriving.settled(named);
      const known = async () =>
        (await medias.byUpload(performer.id, body.upload)) ?? (await medias.byUpload(performer.id, named));
      const before = await known();
      if (before !== undefined) return ok({ id: before.id });
      const path = await uploads.whole(performer.id, body.upload);
      if (path === undefined) {
        // The same call, sent twice, may have kept the file since.
        const meanwhile = await known();
        return meanwhile === undefined ? refuse(404, 'no_such_upload') : ok({ id: meanwhile.id });
      }
      const kept = await keeper.keep(performer, { ...body, kind, path });
      await uploads.forget(body.upload);
      return kept.ok ? ok({ id: kept.value }) : kept;
    };

  return {
    mediaInfoPaid: async (_request, { performer }) => {
      const counts = await Promise.all(MEDIA_KINDS.map((kind) => medias.counts(performer.id, kind)));
      const balance = counts.map(paidLeft).reduce((sum, left) => sum + left);
      return ok({
        free: addRule(false, counts),
        paid: { ...addRule(true, counts), balance },
        level: await levelOf(performer.id),
        levels: MEDIA_LEVELS,
        price: USUAL_PRICE,
      });
    },
    photoGroups: async ({ query }, { performer }) => ok(await groups('photo', performer, query)),
    mediaGroups: async ({ query }, { performer }) => ok(await groups('video', performer, query)),
    swapMedias: ({ params }, { performer }) =>
      medias.exclusively(performer.id, async (held) => {
        const one = await held.find(performer.id, params.first);
        const other = await held.find(performer.id, params.second);
        if (one === undefined || other === undefined) return refuse(404, 'not_found');
        await held.change(one.id, { position: other.position });
        await held.change(other.id, { position: one.position });
        return WORKED;
      }),
    changeMedia: async ({ params, body }, { performer }) => {
      const level = await levelOf(performer.id);
      return medias.exclusively(performer.id, async (held, within) => {
        const media = await held.find(performer.id, params.mediaId);
        if (media === undefined) return refuse(404, 'not_found');
        const { paid = media.paid === 1, price = media.price, description = media.description } = body;
        const becomesPaid = paid && media.paid === 0;
        const why =
          priceOrTextRefusal(media.kind, { paid, price, description }, level) ??
          (becomesPaid
            ? chargingRefusal(media.status === 'approved', await held.counts(performer.id, media.kind))
            : undefined);
        if (why !== undefined) return refuseMedia(why);
        await held.change(media.id, {
          description,
          paid: paid ? 1 : 0,
          price: paid ? price : 0,
          // Only a paying customer sees it from now on.
          ...(paid ? { main: 0 as const } : {}),
        });
        if (becomesPaid) await dropAvatar(within, media);
        return WORKED;
      });
    },
    deleteMedia: async ({ params }, { performer }) => {
      const media = await medias.exclusively(performer.id, async (held, within) => {
        const found = await held.find(performer.id, params.mediaId);
        if (found === undefined) return undefined;
        await held.remove(found.id);
        await dropAvatar(within, found);
        return found;
      });
      if (media === undefined) return refuse(404, 'not_found');
      await keeper.removeFiles(media);
      eventLog.write('info', 'Media deleted', { performer: performer.id, media: media.id });
      return WORKED;
    },
    selectMedia: ({ params }, { performer }) =>
      medias.exclusively(performer.id, async (held) => {
        const media = await held.find(performer.id, params.mediaId);
        if (media === undefined) return refuse(404, 'not_found');
        if (!isSelectable(media)) return refuse(409, 'not_selectable');
        await held.makeMain(performer.id, media.id);
        return WORKED;
      }),
    keepPhoto: keep('photo'),
    keepVideo: keep('video'),
  };
};
