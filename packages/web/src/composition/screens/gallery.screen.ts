import type { MediaKind } from '@greenroom/core/gallery/media-item';
import { MediaPageViewModel } from '../../gallery/media-page.view-model.ts';
import { MediaPage } from '../../gallery/MediaPage.tsx';
import type { Get } from '../container/bindings.ts';
import { TOKENS } from '../container/tokens.ts';
import { createScreen } from './screen.ts';

const createModel =
  (kind: MediaKind) =>
  (get: Get): MediaPageViewModel =>
    new MediaPageViewModel({
      media: get(TOKENS.app).media,
      kind,
      imageUrl: get(TOKENS.configuration).imageUrl,
      drafts: get(TOKENS.drafts),
      savesData: get(TOKENS.dataSaver).watch.state(),
    });

/**
 * Screen of the photos; with `new` in the query it shows the form for a new one.
 * @spec §2 /profile/photos/, Other screens — a new-photo form
 */
export const photosScreen = createScreen({
  titledAs: (query) => (query.has('new') ? 'newPhoto' : 'profile-photos'),
  Page: MediaPage,
  createModel: createModel('photo'),
});

/** Screen of the videos, with their uploads. @spec §2 /profile/videos/ */
export const videosScreen = createScreen({
  Page: MediaPage,
  createModel: createModel('video'),
});
