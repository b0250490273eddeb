import type { ClientCard, ClientRecord } from '../../src/clients/client-record.ts';
import { clientId } from '../../src/kernel/ids.ts';
import { cents, seconds } from '../../src/kernel/units.ts';

/** Mark, a customer of some months, with what a test changes. */
export const clientRecord = (change: Partial<ClientRecord> = {}): ClientRecord => ({
  id: clientId('5001'),
  username: 'nl|Mark',
  earnings: cents(8_420),
  memos: 2,
  registered: undefined,
  firstContact: seconds(Date.parse('2026-03-05T12:00:00Z') / 1_000),
  lastContact: seconds(Date.parse('2026-11-21T12:00:00Z') / 1_000),
  visits: 12,
  topMemo: 'Likes jazz',
  isOnline: true,
  isBlocked: false,
  block: undefined,
  ...change,
});

/** Mark's record as it is fetched alone. */
export const clientCard = (change: Partial<ClientRecord> = {}): ClientCard => ({
  client: clientRecord(change),
  topMemo: undefined,
  newestMessage: undefined,
  isAwaited: undefined,
});
