import * as z from 'zod/mini';
import {
  CLIENT_ORDERS,
  CLIENT_SEGMENTS,
  HISTORY_MONTHS,
  type ClientCard,
  type ClientPage,
  type ClientRecord,
} from '@greenroom/core/clients/client-record';
import type { ClientsApi } from '@greenroom/core/clients/clients-api.port';
import { cents, seconds } from '@greenroom/core/kernel/units';
import type { ApiClient } from '../http/api-client.ts';
import { defineCalls } from '../http/call.ts';
import {
  blockedByWire,
  blockIdWire,
  clientIdWire,
  flagWire,
  idWire,
  mapped,
  maybe,
  only,
  orElse,
  secondsWire,
  whole,
} from '../http/fields.wire.ts';
import { listPartFields, searchWire } from '../http/query.wire.ts';

const ACCOUNT = '/performer/performer_accounts';
const centsWire = mapped(z.number(), cents);
const maybeSecondsWire = maybe(secondsWire);
const blockWire = z.object({
  id: blockIdWire,
  date: secondsWire,
  reason: orElse(z.string(), ''),
  by: blockedByWire,
});

/**
 * Customer with whom the performer has had contact; the fields `memo` (the pinned or newest one) and `online` are our additions.
 * @spec §3 Client record — username, country, earnings, memos, registration date, blocked flag
 */
const clientWire = mapped(
  whole({
    id: clientIdWire,
    username: orElse(z.string(), ''),
    country: z.nullish(z.string()),
    earnings: orElse(centsWire, cents(0)),
    memos: orElse(z.number(), 0),
    visits: orElse(z.number(), 0),
    registered: maybeSecondsWire,
    first_contact: maybeSecondsWire,
    last_contact: maybeSecondsWire,
    memo: maybe(z.string()),
    online: maybe(flagWire),
    blocked: maybe(flagWire),
    block: maybe(blockWire),
  }),
  ({ username, country, first_contact, last_contact, memo, online, blocked, ...wire }): ClientRecord => ({
    ...wire,
    // The country is shown by the prefix of the name, wherever the name is.
    username: country && !username.includes('|') ? `${country}|${username}` : username,
    firstContact: first_contact,
    lastContact: last_contact,
    topMemo: memo,
    isOnline: online,
    isBlocked: blocked ?? Boolean(wire.block),
  }),
);

const clientPageWire = mapped(
  z.object({ clients: z.array(clientWire), total: z.nullish(z.number()) }),
  ({ clients, total }): ClientPage => ({ clients, total: total ?? clients.length }),
);

const cardWire = mapped(
  whole({
    client: clientWire,
    memo: maybe(whole({ content: z.string(), date: secondsWire, pinned: maybe(flagWire) })),
    message: maybe(z.object({ id: idWire, subject: orElse(z.string(), ''), date: secondsWire })),
    awaited: maybe(flagWire),
  }),
  ({ client, memo, message, awaited }): ClientCard => ({
    client,
    topMemo: memo ? { content: memo.content, date: memo.date, isPinned: memo.pinned === true } : undefined,
    newestMessage: message,
    isAwaited: awaited,
  }),
);

/**
 * Decodes the sessions with one customer: service, date, duration in seconds and earnings in cents.
 * @spec §3 Client record — session history (service, duration)
 */
const historyWire = z.object({
  sessions: z.readonly(
    z.array(
      z.object({
        id: idWire,
        service: z.string(),
        date: secondsWire,
        duration: orElse(secondsWire, seconds(0)),
        earned: centsWire,
      }),
    ),
  ),
  total: z.number(),
  earned: centsWire,
});

const monthsAnswerWire = only(
  'months',
  z.array(z.object({ month: z.string().check(z.regex(/^\d{4}-\d{2}$/)), earned: centsWire, visits: z.number() })),
);

/**
 * Length of the history in months as the query carries it: as text, where `0` means the whole history.
 * @spec §9 Client filters — history months 0, 3, 6, 12
 */
const monthsWire = z.codec(z.enum(['0', '3', '6', '12']), z.union(HISTORY_MONTHS.map((months) => z.literal(months))), {
  decode: (text) => HISTORY_MONTHS.find((months) => String(months) === text) ?? 0,
  encode: (months) => (months === 0 ? '0' : (String(months) as '3' | '6' | '12')),
});

export const clientsCalls = defineCalls({ origin: 'ours', section: '§7 Earnings and clients', access: 'performer' })({
  clients: {
    purpose:
      'Customers with whom the performer has had contact; earnings and contacts in descending order, names from A to Z. Groups and words to search are ours, and asked only where the configuration has clientDetails.',
    get: `${ACCOUNT}/{id}/clients`,
    origin: 'spec',
    query: z.object({
      order: z.enum(CLIENT_ORDERS),
      segment: z.optional(z.enum(CLIENT_SEGMENTS)),
      search: searchWire,
      ...listPartFields,
    }),
    answer: clientPageWire,
  },
  client: {
    purpose: 'One customer, with the newest memo and the newest message.',
    get: `${ACCOUNT}/{id}/clients/{clientId}`,
    answer: cardWire,
  },
  clientMonths: {
    purpose:
      'Earnings and conversations with one customer in each of the last twelve months, oldest first; asked only where the configuration has clientDetails.',
    get: `${ACCOUNT}/{id}/clients/{clientId}/months`,
    answer: monthsAnswerWire,
  },
  awaitClient: {
    purpose:
      'Asks for the event clientonline each time the customer comes online, or for none; only where the configuration has clientDetails.',
    put: `${ACCOUNT}/{id}/clients/{clientId}/await`,
    body: z.object({ awaited: z.boolean() }),
  },
  clientHistory: {
    purpose: 'The sessions with one customer, newest first; the type of the path is history; months 0 is all.',
    get: `${ACCOUNT}/{performerId}/history/{customerId}`,
    origin: 'spec',
    query: z.object({ months: monthsWire, ...listPartFields }),
    answer: historyWire,
  },
});

export const createClientsApi = (client: ApiClient): ClientsApi => ({
  list: (id, { segment, search, ...part }) => {
    const query = { ...part, ...(segment === 'all' ? {} : { segment }), ...(search === '' ? {} : { search }) };
    return client.call(clientsCalls.clients, { params: { id }, query });
  },
  card: (id, clientId) => client.call(clientsCalls.client, { params: { id, clientId } }),
  months: (id, clientId) => client.call(clientsCalls.clientMonths, { params: { id, clientId } }),
  awaitOnline: (id, { client: clientId, isAwaited }) =>
    client.call(clientsCalls.awaitClient, { params: { id, clientId }, body: { awaited: isAwaited } }),
  history: (performerId, { client: customerId, ...query }) =>
    client.call(clientsCalls.clientHistory, { params: { performerId, customerId }, query }),
});
