import { MEDIA_KINDS, type MediaKind } from '@greenroom/core/gallery/media-item';
import type { MediaController } from '@greenroom/core/gallery/media.controller';
import { isUnderWay } from '@greenroom/core/gallery/uploads.machine';
import type { Cancel } from '@greenroom/core/kernel/clock.port';
import { routeAt } from '@greenroom/core/navigation/route-path';
import type { LeaveGuard } from '../device/leave-guard.ts';

/** The part of the router that is followed. */
export interface FollowedAddress {
  readonly state: { readonly location: { readonly pathname: string } };
  readonly subscribe: (listener: () => void) => Cancel;
}

const ROUTE_OF = { photo: 'profile-photos', video: 'profile-videos' } as const;

/**
 * Opens the gallery of the current page, and closes the one before; a change of tab opens nothing again. @spec §2 /profile/photos/, /profile/videos/
 */
export const syncGalleryWithRoute = (
  router: FollowedAddress,
  media: Pick<MediaController, 'open' | 'galleries'>,
): Cancel => {
  let shown: MediaKind | undefined;
  const follow = (): void => {
    const route = routeAt(router.state.location.pathname);
    const kind = MEDIA_KINDS.find((each) => ROUTE_OF[each] === route);
    if (kind === shown) return;
    if (shown !== undefined) media.galleries[shown].close();
    if (kind !== undefined) media.open(kind);
    shown = kind;
  };
  follow();
  return router.subscribe(follow);
};

/** Closing the page would lose what is on its way. */
export const guardUploads = (media: Pick<MediaController, 'uploads'>, guard: LeaveGuard): Cancel =>
  media.uploads.watch.subscribe(({ uploads }) => guard.setReason('uploads', uploads.some(isUnderWay)));
