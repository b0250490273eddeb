import type { AccountDataErrorCode } from '../account-data/account-data-api.port.ts';
import type { BlockedWordsErrorCode } from '../blocked-words/blocked-words-api.port.ts';
import type { BlocksErrorCode } from '../blocks/blocks-api.port.ts';
import type { RegionBlocksErrorCode } from '../region-blocks/region-blocks-api.port.ts';

/** Errors of the pages that protect the performer from customers. */
export type PrivacyErrorCode = AccountDataErrorCode | BlockedWordsErrorCode | BlocksErrorCode | RegionBlocksErrorCode;

export const PRIVACY_ERROR_KEYS = {
  'accountData.notLoaded': 'error.accountData.notLoaded',
  'accountData.notRequested': 'error.accountData.notRequested',
  'accountData.notDownloaded': 'error.accountData.notDownloaded',
  'accountData.notDeleted': 'error.accountData.notDeleted',
  'accountData.notWithdrawn': 'error.accountData.notWithdrawn',
  'blockedWords.notLoaded': 'error.blockedWords.notLoaded',
  'blockedWords.notAdded': 'error.blockedWords.notAdded',
  'blockedWords.notRemoved': 'error.blockedWords.notRemoved',
  'blocks.notBlocked': 'error.blocks.notBlocked',
  'blocks.notUnblocked': 'error.blocks.notUnblocked',
  'blocks.notLoaded': 'error.blocks.notLoaded',
  'regionBlocks.notLoaded': 'error.regionBlocks.notLoaded',
  'regionBlocks.notBlocked': 'error.regionBlocks.notBlocked',
  'regionBlocks.notUnblocked': 'error.regionBlocks.notUnblocked',
} as const satisfies { readonly [Code in PrivacyErrorCode]: `error.${Code}` };
