import { expect, it } from 'vitest';
import { paymentId } from '../kernel/ids.ts';
import { invoiceLink, specificationLink, statementLink } from './earnings.ts';

it.each(['https://platform.example/api', 'https://platform.example/api/'])('finds the invoice under %s', (apiUrl) => {
  const id = paymentId('1004-20260316');
  expect(invoiceLink(apiUrl, id)).toBe('https://platform.example/api/performer/payments/1004-20260316/invoice');
  expect(statementLink(apiUrl, '2026')).toBe('https://platform.example/api/performer/statements/2026');
  expect(specificationLink(apiUrl, id)).toMatch(/\/performer\/payments\/1004-20260316\/specification$/);
});

it('lets no id lead elsewhere', () => {
  expect(invoiceLink('/api', paymentId('../../x'))).toBe('/api/performer/payments/..%2F..%2Fx/invoice');
});
