import { createRegionBlocksApi } from '@greenroom/adapters-http/region-blocks/region-blocks-api.http';
import { createPerLogin } from '@greenroom/core/passwords/password-change';
import { createRegionBlocksController } from '@greenroom/core/region-blocks/region-blocks.controller';
import { createRegionBlocksModel } from '../../region-blocks/region-blocks.view-model.ts';
import { RegionBlocksPage } from '../../region-blocks/RegionBlocksPage.tsx';
import { createScreen } from './screen.ts';

/** Regions without the performer, a page of ours beside the settings. */
export const regionBlocksScreen = createScreen({
  Page: RegionBlocksPage,
  open: ({ app, ports, lifetime }) => {
    const api = createRegionBlocksApi(ports.apiClient);
    const regionBlocks = lifetime.keep(
      createPerLogin(app.login, (ownId) => createRegionBlocksController({ api, performerId: ownId, log: ports.log })),
    );
    return { model: createRegionBlocksModel(regionBlocks), load: () => regionBlocks.list.load('own') };
  },
});
