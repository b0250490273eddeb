import {
  createRegionBlocksApi,
  type regionBlocksCalls,
} from '@greenroom/adapters-http/region-blocks/region-blocks-api.http';
import { performerId } from '@greenroom/core/kernel/ids';
import { readRegions } from '@greenroom/core/region-blocks/region-blocks';
import type { CallPayload } from './call-payload.ts';

const ANNA = performerId('1001');
const BRABANT = readRegions(['NL-NB']);
const [NL_NB] = BRABANT;
if (NL_NB === undefined) throw new Error('no such region');

export const regionBlocksPayloads = {
  regionBlocks: {
    ask: (client) => createRegionBlocksApi(client).regionBlocks(ANNA),
    request: 'GET /api/performer/performer_accounts/1001/region_blocks',
    body: '',
    // A code that this version does not know is left out.
    answer: '{"regions":["BE","NL-NB","XX"]}',
    decoded: readRegions(['BE', 'NL-NB']),
  },
  blockRegion: {
    ask: (client) => createRegionBlocksApi(client).blockRegion(ANNA, NL_NB),
    request: 'PUT /api/performer/performer_accounts/1001/region_blocks/NL-NB',
    body: '',
    answer: '{"regions":["NL-NB"]}',
    decoded: BRABANT,
  },
  unblockRegion: {
    ask: (client) => createRegionBlocksApi(client).unblockRegion(ANNA, NL_NB),
    request: 'DELETE /api/performer/performer_accounts/1001/region_blocks/NL-NB',
    body: '',
    answer: '{"regions":[]}',
    decoded: [],
  },
} satisfies Record<keyof typeof regionBlocksCalls, CallPayload>;
