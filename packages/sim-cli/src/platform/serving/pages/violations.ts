import * as z from 'zod/mini';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { SYSTEM_IDS, type Ids } from '../../base/security/ids.ts';
import { LIMITS } from '../../base/security/limits.ts';
import { dropOldest } from '../../base/store/drop-oldest.ts';
import { countRows } from '../../base/store/statements.ts';
import type { Store } from '../../base/store/store.ts';

const LONGEST = 300;

const text = z.optional(z.string());
const reportUriWire = z.object({
  'csp-report': z.object({ 'effective-directive': text, 'blocked-uri': text, 'document-uri': text }),
});
const reportToWire = z.array(
  z.object({ body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }) }),
);

const read = (report: unknown): readonly (readonly (string | undefined)[])[] => {
  const older = z.safeParse(reportUriWire, report);
  if (older.success) {
    const told = older.data['csp-report'];
    return [[told['effective-directive'], told['blocked-uri'], told['document-uri']]];
  }
  const newer = z.safeParse(reportToWire, report);
  if (!newer.success) return [];
  return newer.data.map(({ body }) => [body.effectiveDirective, body.blockedURL, body.documentURL]);
};

/** Reports of browsers about actions that the content security policy forbade. */
export const createViolations = (store: Store, clock: PlatformClock, ids: Ids = SYSTEM_IDS) => {
  const count = (): Promise<number> => countRows(store.selectFrom('violations'));
  return {
    count,
    list: (): Promise<readonly { readonly directive: string; readonly blocked: string; readonly page: string }[]> =>
      store.selectFrom('violations').select(['directive', 'blocked', 'page']).orderBy('at').execute(),
    /** @param report the body a browser sent, in the form of report-uri or of report-to */
    record: async (report: unknown): Promise<void> => {
      for (const [directive = '', blocked = '', page = ''] of read(report)) {
        const row = {
          id: ids.id(),
          directive: directive.slice(0, LONGEST),
          blocked: blocked.slice(0, LONGEST),
          page: page.slice(0, LONGEST),
          at: clock.stamp(),
        };
        await store.insertInto('violations').values(row).execute();
        await dropOldest(store, { table: 'violations', by: 'at' }, LIMITS.violations);
      }
    },
  };
};

export type Violations = ReturnType<typeof createViolations>;
