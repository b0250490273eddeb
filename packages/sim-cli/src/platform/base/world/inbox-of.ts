import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '@greenroom/core/formatting/formatting.constants';
import { seconds, type Seconds } from '@greenroom/core/kernel/units';
import { positionAt } from '../store/sequence.ts';
import type { CustomerRow } from '../store/tables/customer-tables.ts';
import type { InboxMessageRow } from '../store/tables/message-tables.ts';
import LETTERS from './letters.json' with { type: 'json' };

/** Number of exchanges of messages in the past year. */
const EXCHANGES = 36;
const DAYS_BETWEEN = 10;
/** The newest ones wait to be read. */
const UNREAD = 3;
const ANSWERED = 0.6;
const REMOVED = 0.15;
/** Longest time until the performer's answer, in seconds. */
const ANSWERED_WITHIN = 5 * SECONDS_PER_HOUR;

/**
 * Makes a year of messages, oldest first: customers write, the performer answers most of them and throws some away.
 *
 * @param next chance, from 0 up to but not including 1
 */
export const inboxOf = (
  performerId: string,
  customers: readonly CustomerRow[],
  today: Seconds,
  next: () => number,
): InboxMessageRow[] => {
  const rows: InboxMessageRow[] = [];
  for (let turn = EXCHANGES - 1; turn >= 0; turn -= 1) {
    const customer = customers[Math.floor(next() * customers.length)];
    if (customer === undefined) break;
    const letters = customer.language === 'de' ? LETTERS.de : LETTERS.nl;
    const letter = letters[Math.floor(next() * letters.length)];
    if (letter === undefined) break;
    const { subject, question, answer } = letter;
    const asked = seconds(today - turn * DAYS_BETWEEN * SECONDS_PER_DAY - Math.floor(next() * SECONDS_PER_DAY) - 1);
    const isUnread = turn < UNREAD;
    const row = (sentBy: InboxMessageRow['sent_by'], date: number, text: string): InboxMessageRow => ({
      id: `i${performerId}-${rows.length + 1}`,
      position: positionAt(date * 1_000) + rows.length,
      performer_id: performerId,
      client_id: customer.id,
      sent_by: sentBy,
      subject: sentBy === 'CLIENT' ? subject : `Re: ${subject}`,
      content: text,
      content_translate: null,
      date,
      read: isUnread && sentBy === 'CLIENT' ? 0 : 1,
      removed: !isUnread && next() < REMOVED ? 1 : 0,
    });
    rows.push(row('CLIENT', asked, question));
    const answeredAt = asked + Math.floor(next() * ANSWERED_WITHIN);
    if (!isUnread && next() < ANSWERED) rows.push(row('PERFORMER', answeredAt, answer));
  }
  return rows;
};

export const countUnread = (rows: readonly InboxMessageRow[]): number =>
  rows.filter(({ read, removed }) => read === 0 && removed === 0).length;
