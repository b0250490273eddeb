/** One thing that was tried at a server, and how it answered. */
export interface Finding {
  /** A call or an event of the tables. */
  readonly of: string;
  /** Method and path, or the direction of an event. */
  readonly where: string;
  readonly check: string;
  readonly outcome: 'fits' | 'differs' | 'not tried';
  /** Value that the tables require, where it differs; the reason, where the check was not tried. */
  readonly wanted?: string;
  /** Value that came instead; places, never values. */
  readonly instead?: string;
}

type Head = Pick<Finding, 'of' | 'where' | 'check'>;

export const fits = (head: Head): Finding => ({ ...head, outcome: 'fits' });
export const differs = (head: Head, wanted: string, instead: string): Finding => ({
  ...head,
  outcome: 'differs',
  wanted,
  instead,
});
export const notTried = (head: Head, why: string): Finding => ({ ...head, outcome: 'not tried', wanted: why });
