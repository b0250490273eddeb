import type { Store } from './store.ts';

/** Lets one change of a performer's lists run at a time: the next one waits for this row, and reads what this one wrote. */
export const lockPerformer = async (within: Store, performerId: string): Promise<void> => {
  await within.updateTable('performers').set({ id: performerId }).where('id', '=', performerId).execute();
};
