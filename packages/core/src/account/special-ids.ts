import type { PerformerId } from '../kernel/ids.ts';

/** Checks whether the configuration names this performer. @spec §6 — performers with particular ids are flagged special */
export const isSpecial = (id: PerformerId, specialIds: readonly string[]): boolean => specialIds.includes(id);
