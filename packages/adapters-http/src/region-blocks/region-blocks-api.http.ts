import * as z from 'zod/mini';
import { readRegions } from '@greenroom/core/region-blocks/region-blocks';
import type { RegionBlocksApi } from '@greenroom/core/region-blocks/region-blocks-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { defineCalls } from '../http/call.ts';
import { mapped } from '../http/fields.wire.ts';

const regionsWire = mapped(z.object({ regions: z.array(z.string()) }), ({ regions }) => readRegions(regions));

const LIST = '/performer/performer_accounts/{id}/region_blocks';

export const regionBlocksCalls = defineCalls({
  origin: 'ours',
  section: '§6 Roles and permissions',
  access: 'performer',
})({
  regionBlocks: {
    purpose:
      'Countries (ISO 3166-1) and provinces (ISO 3166-2) whose customers do not find the performer. Asked only where the configuration has regionBlocks.',
    get: LIST,
    answer: regionsWire,
  },
  blockRegion: {
    purpose:
      'Hides the performer from a region, at once; a country takes the place of its provinces. Answers all of them.',
    put: `${LIST}/{region}`,
    answer: regionsWire,
    errors: [{ status: 400, error: 'unknown_region', when: 'the code is no country, and no province that is listed' }],
  },
  unblockRegion: {
    purpose: 'Shows the performer in a region again. Answers the regions that are still blocked.',
    delete: `${LIST}/{region}`,
    answer: regionsWire,
  },
});

export const createRegionBlocksApi = (client: ApiClient): RegionBlocksApi => ({
  regionBlocks: (id) => client.call(regionBlocksCalls.regionBlocks, { params: { id } }),
  blockRegion: (id, region) => client.call(regionBlocksCalls.blockRegion, { params: { id, region } }),
  unblockRegion: (id, region) => client.call(regionBlocksCalls.unblockRegion, { params: { id, region } }),
});
