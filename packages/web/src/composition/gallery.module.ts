import { MediaPageViewModel } from '../gallery/media-page.view-model.ts';
import { bindings } from './bindings.ts';
import { TOKENS } from './tokens.ts';

/** Bindings of photos and videos. */
export const galleryModule = bindings(({ provideModel }) => {
  const page = (name: 'photos' | 'videos', kind: 'photo' | 'video') =>
    provideModel(
      name,
      (get) => new MediaPageViewModel(get(TOKENS.media), kind, get(TOKENS.configuration).imageUrl, get(TOKENS.drafts)),
    );
  page('photos', 'photo');
  page('videos', 'video');
});
