import {
  createBlockedWordsApi,
  type blockedWordsCalls,
} from '@greenroom/adapters-http/blocked-words/blocked-words-api.http';
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

const WORDS = '/api/performer/performer_accounts/1001/blocked_words';
const SNAP = { id: '3', word: 'snap', held: 2, lastHeldAt: 1_767_225_600 };
const ANSWER = '{"words":[{"id":3,"word":"snap","held":2,"heldAt":1767225600}]}';

export const blockedWordsPayloads = {
  blockedWords: {
    ask: (client) => createBlockedWordsApi(client).blockedWords(ANNA),
    request: `GET ${WORDS}`,
    body: '',
    answer: ANSWER,
    decoded: [SNAP],
  },
  blockWord: {
    ask: (client) => createBlockedWordsApi(client).blockWord(ANNA, 'real name'),
    request: `POST ${WORDS}`,
    body: '{"word":"real name"}',
    answer: '{"words":[{"id":4,"word":"real name","held":0,"heldAt":null}]}',
    decoded: [{ id: '4', word: 'real name', held: 0, lastHeldAt: undefined }],
  },
  unblockWord: {
    ask: (client) => createBlockedWordsApi(client).unblockWord(ANNA, '3'),
    request: `DELETE ${WORDS}/3`,
    body: '',
    answer: '{"words":[]}',
    decoded: [],
  },
} satisfies Record<keyof typeof blockedWordsCalls, CallPayload>;
