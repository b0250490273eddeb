import { seconds } from '../kernel/units.ts';

/** Value of the filter without a restriction. @spec §2 /earnings/ — service ALL */
export const ALL_SERVICES = 'ALL';

/** A day is drawn hour by hour. @spec §9 Earnings views — day */
export const HOURS_ON_A_CLOCK = 24;

/** A year is told month by month. */
export const MONTHS_PER_YEAR = 12;

/** A file holds the whole period; its rows are fetched in portions of this. @spec §2 /earnings/ — the size is our choice */
export const EXPORT_PORTION = 100;

/** Earliest date of earnings, 1 January 2000: an address with an earlier one means today. @spec §2 /earnings/ — date now */
export const EARLIEST_DATE = seconds(946_681_200);
/** Nor are dates after this, 1 January 2100. @spec §2 /earnings/ — date now */
export const LATEST_DATE = seconds(4_102_441_200);

/** From the first to the last rank. @spec §3 Media ranks — levels 1 to 7, §1 the performer rank updates weekly */
export const RANKS = [1, 2, 3, 4, 5, 6, 7] as const;
