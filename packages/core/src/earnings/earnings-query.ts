import type { ListPart } from '../kernel/list-part.ts';
import type { Seconds } from '../kernel/units.ts';
import { seconds } from '../kernel/units.ts';
import { isService, type Service } from '../services/service.ts';
import { ALL_SERVICES, EARLIEST_DATE, LATEST_DATE } from './earnings.constants.ts';
import { SCOPES, type Scope } from './earnings-period.ts';

export type ServiceFilter = Service | typeof ALL_SERVICES;

/** The part of the earnings that a page shows. @spec §2 /earnings/ — limit 20, date now, scope day, service ALL */
export interface EarningsQuery extends ListPart {
  readonly scope: Scope;
  /** Any moment of the period, in seconds; `undefined` means now. @spec §3 Earnings query — date in seconds */
  readonly date: Seconds | undefined;
  readonly service: ServiceFilter;
}

/**
 * Reads the length of the period from the address: day, week or month; a day when it names none.
 * @spec §2 /earnings/ — scope day (also week, month)
 */
export const readScope = (text: string | null): Scope => SCOPES.find((scope) => scope === text) ?? 'day';

/** Reads the service from the address; all services when it names none. @spec §2 /earnings/ — service ALL */
export const readServiceFilter = (text: string | null): ServiceFilter =>
  text !== null && isService(text) ? text : ALL_SERVICES;

/**
 * Reads the date from the address, in seconds; `undefined`, which means now, when it has none between the years 2000 and 2100.
 * @spec §2 /earnings/ — date now
 */
export const readDate = (text: string | null): Seconds | undefined => {
  const value = text !== null && /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  return value >= EARLIEST_DATE && value < LATEST_DATE ? seconds(value) : undefined;
};
