import { SESSION_TYPES } from '@greenroom/core/session/client-data';
import { wireName, type Customers } from '../../base/people/customers.ts';
import type { RequestRow } from '../../base/store/tables/request-tables.ts';

/** Returns the customer of a request as calls write it. */
export const createRequestClient = (customers: Customers) => async (row: RequestRow) => {
  const customer = await customers.find(row.client_id);
  return {
    clientId: row.client_id,
    name: customer === undefined ? row.client_id : wireName(customer),
    sessionType: SESSION_TYPES.find((type) => type === row.session_type) ?? 'VIDEO',
    type: row.type,
    language: customer?.language ?? null,
    requestId: row.id,
  };
};
