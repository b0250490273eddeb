/** Every way blocking can fail. @spec §8 Block — block-customer error */
export type BlocksErrorCode = 'blocks.notBlocked' | 'blocks.notUnblocked' | 'blocks.notLoaded';
