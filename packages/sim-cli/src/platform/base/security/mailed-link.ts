import { err, ok, type Result } from '@greenroom/core/kernel/result';

/** Reason for which a link of a mail does not work. */
export type DeadLink = 'token_invalid' | 'token_used' | 'token_expired';

/** Times of a link, in epoch milliseconds on the platform's clock. */
interface LinkTimes {
  readonly used_at: number | null;
  readonly expires_at: number;
}

/** Checks a link of a mail, which works once and until it expires. @param row undefined where no link has the token */
export const openLink = <Row extends LinkTimes>(row: Row | undefined, now: number): Result<Row, DeadLink> => {
  if (row === undefined) return err('token_invalid');
  if (row.used_at !== null) return err('token_used');
  return row.expires_at <= now ? err('token_expired') : ok(row);
};
