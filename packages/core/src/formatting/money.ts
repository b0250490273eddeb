import type { Cents, Credits } from '../kernel/units.ts';
import { CENTS_PER_EURO, INVALID } from './formatting.constants.ts';

const EURO_SIGN = '€';
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

const isValid = (value: number | undefined): value is number => value !== undefined && Number.isFinite(value);

/** Euros with two decimals: `12.50`, as a price is entered. */
export const euros = (amount: Cents): string => {
  const whole = Math.round(amount);
  // Integer arithmetic: a division would show a neighbouring cent for very large totals.
  const size = Math.abs(whole);
  const rest = String(size % CENTS_PER_EURO).padStart(2, '0');
  return `${whole < 0 ? '-' : ''}${Math.floor(size / CENTS_PER_EURO)}.${rest}`;
};

/**
 * An amount in full: `€ 12.50`.
 *
 * @returns `-` when there is no amount
 * @spec §9 Display formats: currency
 */
export const currency = (amount: Cents | undefined): string =>
  isValid(amount) ? `${EURO_SIGN} ${euros(amount)}` : INVALID;

/** Formats a value as it was entered, with only the euro sign added: `€ 1250`, `€ 2.99`. @spec §9 Display formats: raw currency */
export const rawCurrency = (value: number | string | undefined): string =>
  (typeof value === 'string' ? value !== '' : isValid(value)) ? `${EURO_SIGN} ${value}` : INVALID;

/**
 * An amount without decimals, halves upward: `€ 13` for 1250 cents.
 *
 * @spec §9 Display formats: short currency
 */
export const shortCurrency = (amount: Cents | undefined): string =>
  isValid(amount) ? `${EURO_SIGN} ${Math.round(amount / CENTS_PER_EURO)}` : INVALID;

/**
 * Whole credits, rounded down, a dot between thousands: `12.345`.
 *
 * @spec §9 Display formats: credits
 */
export const creditsText = (amount: Credits | undefined): string =>
  isValid(amount) ? String(Math.floor(amount)).replace(THOUSANDS, '.') : INVALID;
