import type { MediaKind } from '@greenroom/core/gallery/media-item';
import { MediaPageViewModel } from '../../gallery/media-page.view-model.ts';
import { MediaPage } from '../../gallery/MediaPage.tsx';
import type { Workspace } from '../workspace.ts';
import { createScreen } from './screen.ts';

const openGallery =
  (kind: MediaKind) =>
  ({ app, ports, video }: Workspace) => ({
    model: new MediaPageViewModel({
      media: app.media,
      kind,
      imageUrl: ports.configuration.imageUrl,
      drafts: ports.drafts,
      savesData: video.dataSaver.watch.state(),
    }),
  });

/**
 * Screen of the photos; with `new` in the query it shows the form for a new one.
 * @spec §2 /profile/photos/, Other screens — a new-photo form
 */
export const photosScreen = createScreen({
  titledAs: (query) => (query.has('new') ? 'newPhoto' : 'profile-photos'),
  Page: MediaPage,
  open: openGallery('photo'),
});

/** Screen of the videos, with their uploads. @spec §2 /profile/videos/ */
export const videosScreen = createScreen({
  Page: MediaPage,
  open: openGallery('video'),
});
