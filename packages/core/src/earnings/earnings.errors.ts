/** Every way her earnings can fail to show. @spec §8 Other — earnings and specs load errors */
export type EarningsErrorCode = 'earnings.notLoaded' | 'earnings.specificationsNotLoaded' | 'earnings.notExported';
