/** Errors of the earnings. @spec §8 Other — earnings and specs load errors */
export type EarningsErrorCode = 'earnings.notLoaded' | 'earnings.specificationsNotLoaded' | 'earnings.notExported';
