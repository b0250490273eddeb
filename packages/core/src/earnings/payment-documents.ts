import type { PaymentId } from '../kernel/ids.ts';

const documentLink = (apiUrl: string, id: PaymentId, document: string): string =>
  `${apiUrl.replace(/\/$/, '')}/performer/payments/${encodeURIComponent(id)}/${document}`;

/** Address of the invoice of a payment. @spec §7 Invoice download link — under the full API URL */
export const invoiceLink = (apiUrl: string, id: PaymentId): string => documentLink(apiUrl, id, 'invoice');

/** Address of the specification of a payment as PDF: every session of its week. @spec §1 specifications with PDF and invoice download */
export const specificationLink = (apiUrl: string, id: PaymentId): string => documentLink(apiUrl, id, 'specification');
