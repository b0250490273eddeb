import type { PaymentId } from '../kernel/ids.ts';

const documentLink = (apiUrl: string, id: PaymentId, document: string): string =>
  `${apiUrl.replace(/\/$/, '')}/performer/payments/${encodeURIComponent(id)}/${document}`;

/** Where the invoice of a payment is fetched. @spec §7 Invoice download link — under the full API URL */
export const invoiceLink = (apiUrl: string, id: PaymentId): string => documentLink(apiUrl, id, 'invoice');

/** Where the specification of a payment, every session of its week, is fetched as PDF. @spec §1 specifications with PDF and invoice download */
export const specificationLink = (apiUrl: string, id: PaymentId): string => documentLink(apiUrl, id, 'specification');
