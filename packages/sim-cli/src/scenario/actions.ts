import type { ActionRow } from './action.ts';
import { CUSTOMER_ACTIONS, WORLD_ACTIONS } from './other-actions.ts';
import { PERFORMER_ACTIONS } from './performer-actions.ts';

/** Actions of all steps, by name. */
export const ACTIONS: ReadonlyMap<string, ActionRow> = new Map<string, ActionRow>([
  ...Object.entries(PERFORMER_ACTIONS),
  ...Object.entries(CUSTOMER_ACTIONS),
  ...Object.entries(WORLD_ACTIONS),
]);
