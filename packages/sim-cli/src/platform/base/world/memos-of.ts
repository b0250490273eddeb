import { SECONDS_PER_DAY } from '@greenroom/core/formatting/formatting.constants';
import type { Seconds } from '@greenroom/core/kernel/units';
import { positionAt } from '../store/sequence.ts';
import type { CustomerRow, MemoRow } from '../store/tables/customer-tables.ts';
import NOTES from './memos.json' with { type: 'json' };

const DAYS_BETWEEN = 11;
/** Number of sample memos of a performer, more than one page shows. @spec §9 Page sizes — memos 20 */
const MEMOS = 26;

const pick = (texts: readonly string[], chance: number): string => texts[Math.floor(chance * texts.length)] ?? '';

/** Makes the performer's notes of a year, oldest first. @param next chance, from 0 up to but not including 1 */
export const memosOf = (
  performerId: string,
  customers: readonly CustomerRow[],
  today: Seconds,
  next: () => number,
): MemoRow[] =>
  Array.from({ length: MEMOS }, (_, index) => {
    const date = today - (MEMOS - index) * DAYS_BETWEEN * SECONDS_PER_DAY - Math.floor(next() * SECONDS_PER_DAY);
    return {
      id: `m${performerId}-${index + 1}`,
      position: positionAt(date * 1_000),
      performer_id: performerId,
      client_id: customers[Math.floor(next() * customers.length)]?.id ?? '',
      content: pick(NOTES, next()),
      date,
      pinned: 0,
    };
  });
