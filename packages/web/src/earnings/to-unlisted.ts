import type { UnlistedPay } from '@greenroom/core/app/session-money';
import { currency } from '@greenroom/core/formatting/money';
import type { PeriodFiguresModel } from './PeriodFigures.tsx';

/** Formats the part of the session that a total lacks. */
export const toUnlisted = (unlisted: UnlistedPay | undefined): PeriodFiguresModel['unlisted'] =>
  unlisted && { ...unlisted, amount: currency(unlisted.amount) };
