/** First names without a surname, so that no real person is meant. */
const NAMES = ['Mark', 'Jonas', 'Pieter', 'Lukas', 'Wout', 'Felix', 'Sander', 'Emil', 'Bram', 'Ruben', 'Tom', 'Niels'];
const COUNTRIES = ['nl', 'be', 'de'] as const;

export type CustomerCountry = (typeof COUNTRIES)[number];

export interface WorldCustomer {
  readonly id: string;
  readonly name: string;
  readonly country: CustomerCountry;
  readonly language: 'nl' | 'de';
}

/** 1 January 2019: all who are not new joined before the first entry of any list. */
export const LONG_AGO = 1_546_300_800;

/** The ids of the world's customers count up from here. */
const FIRST_CUSTOMER = 5001;

/** All of them, whatever the seed. */
export const WORLD_CUSTOMER_IDS: readonly string[] = NAMES.map((_, index) => String(FIRST_CUSTOMER + index));

/** @param next chance, from 0 up to but not including 1 */
export const createWorldCustomers = (next: () => number): readonly WorldCustomer[] =>
  NAMES.map((name, index) => {
    const country = COUNTRIES[Math.floor(next() * COUNTRIES.length)] ?? 'nl';
    return { id: WORLD_CUSTOMER_IDS[index] ?? '', name, country, language: country === 'de' ? 'de' : 'nl' };
  });
