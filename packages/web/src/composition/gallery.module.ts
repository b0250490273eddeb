import type { MediaController } from '@greenroom/core/media/media.controller';
import { ContainerModule } from 'inversify';
import { MediaPageViewModel } from '../gallery/media-page.view-model.ts';
import type { Configuration } from './configuration.wire.ts';
import { TOKENS, VIEW_MODELS } from './tokens.ts';

/** Her photos and videos. */
export const galleryModule = new ContainerModule(({ bind }) => {
  const page = (token: symbol, kind: 'photo' | 'video') =>
    bind(token)
      .toResolvedValue(
        (media: MediaController, { imageUrl }: Configuration) => new MediaPageViewModel(media, kind, imageUrl),
        [TOKENS.media, TOKENS.configuration],
      )
      .inSingletonScope();
  page(VIEW_MODELS.photos, 'photo');
  page(VIEW_MODELS.videos, 'video');
});
