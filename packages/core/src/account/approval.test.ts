import { expect, it } from 'vitest';
import { approvalOf } from './approval.ts';

it.each([
  ['APPROVED', 'approved'],
  ['PENDING', 'notApproved'],
  ['approved', 'notApproved'],
  ['', 'notApproved'],
])('takes the status "%s" for %s', (status, approval) => {
  expect(approvalOf(status)).toBe(approval);
});
