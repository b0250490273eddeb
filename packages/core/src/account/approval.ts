/** @spec §4 Account approval */
export type Approval = 'approved' | 'notApproved';

/** APPROVED means activated; every other status gets the notice. @spec §3 Performer account — status, §4 Account approval */
export const approvalOf = (status: string): Approval => (status === 'APPROVED' ? 'approved' : 'notApproved');
