import { currency } from '@greenroom/core/formatting/money';
import type { UnlistedPay } from '@greenroom/core/meter/session-money';
import type { PeriodFiguresModel } from './PeriodFigures.tsx';

/** Formats the part of the session that a total lacks. */
export const toUnlisted = (unlisted: UnlistedPay | undefined): PeriodFiguresModel['unlisted'] =>
  unlisted && { ...unlisted, amount: currency(unlisted.amount) };
