import { createRegionBlocksApi } from '@greenroom/adapters-http/region-blocks/region-blocks-api.http';
import { createPerLogin } from '@greenroom/core/passwords/password-change';
import { createRegionBlocksController } from '@greenroom/core/region-blocks/region-blocks.controller';
import { RegionBlocksViewModel } from '../../region-blocks/region-blocks.view-model.ts';
import { RegionBlocksPage } from '../../region-blocks/RegionBlocksPage.tsx';
import { bindings } from '../container/bindings.ts';
import { TOKENS } from '../container/tokens.ts';
import { createScreen } from './screen.ts';

const regionBlocksModule = bindings(({ provideDisposable }) => {
  provideDisposable(TOKENS.regionBlocks, (get) =>
    createPerLogin(get(TOKENS.login), (ownId) =>
      createRegionBlocksController({
        api: createRegionBlocksApi(get(TOKENS.apiClient)),
        performerId: ownId,
        log: get(TOKENS.log),
      }),
    ),
  );
});

/** Regions without the performer, a page of ours beside the settings. */
export const regionBlocksScreen = createScreen({
  modules: [regionBlocksModule],
  Page: RegionBlocksPage,
  createModel: (get) => new RegionBlocksViewModel(get(TOKENS.regionBlocks)),
  load: (get) => () => get(TOKENS.regionBlocks).list.load('own'),
});
