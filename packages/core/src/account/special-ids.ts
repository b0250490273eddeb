import type { PerformerId } from '../kernel/ids.ts';

/** Whether she is one of the performers that the configuration names. @spec §6 — performers with particular ids are flagged special */
export const isSpecial = (id: PerformerId, specialIds: readonly string[]): boolean => specialIds.includes(id);
