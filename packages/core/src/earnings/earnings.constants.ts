import { seconds } from '../kernel/units.ts';

/** Value of the service filter that means all services. @spec §2 /earnings/ — service ALL */
export const ALL_SERVICES = 'ALL';

/** Number of hours in which the earnings of a day are drawn. @spec §9 Earnings views — day */
export const HOURS_ON_A_CLOCK = 24;

/** Number of months in which the earnings of a year are shown. */
export const MONTHS_PER_YEAR = 12;

/** Number of rows that one call fetches for the file of a period. @spec §2 /earnings/ — the size is our choice */
export const EXPORT_PORTION = 100;

/** Earliest date of earnings, 1 January 2000: an address with an earlier one means today. @spec §2 /earnings/ — date now */
export const EARLIEST_DATE = seconds(946_681_200);
/** End of the dates of earnings, 1 January 2100: an address with this date or a later one means today. @spec §2 /earnings/ — date now */
export const LATEST_DATE = seconds(4_102_441_200);

/** Ranks of a performer, from the lowest to the highest. @spec §3 Media ranks — levels 1 to 7, §1 the performer rank updates weekly */
export const RANKS = [1, 2, 3, 4, 5, 6, 7] as const;
