import type { DraftStore } from '@greenroom/core/kernel/draft-store.port';
import type { MediaController } from '@greenroom/core/media/media.controller';
import { ContainerModule } from 'inversify';
import { MediaPageViewModel } from '../gallery/media-page.view-model.ts';
import type { Configuration } from './configuration.wire.ts';
import { TOKENS, VIEW_MODELS } from './tokens.ts';

/** Bindings of photos and videos. */
export const galleryModule = new ContainerModule(({ bind }) => {
  const page = (token: symbol, kind: 'photo' | 'video') =>
    bind(token)
      .toResolvedValue(
        (media: MediaController, { imageUrl }: Configuration, drafts: DraftStore) =>
          new MediaPageViewModel(media, kind, imageUrl, drafts),
        [TOKENS.media, TOKENS.configuration, TOKENS.drafts],
      )
      .inSingletonScope();
  page(VIEW_MODELS.photos, 'photo');
  page(VIEW_MODELS.videos, 'video');
});
