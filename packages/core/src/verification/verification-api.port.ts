import type { PerformerId } from '../kernel/ids.ts';
import type { AsyncResult } from '../kernel/result.ts';
import type { FileContent } from '../kernel/units.ts';

/** Actions that the platform may require before work goes on. @spec §7 urgent */
export const URGENT_ACTIONS = ['BioEnrollFace', 'BioCheckFace', 'BioEnrollVoice', 'BioCheckVoice'] as const;

export type UrgentAction = (typeof URGENT_ACTIONS)[number];

export const isUrgentAction = (name: string): name is UrgentAction => URGENT_ACTIONS.some((known) => known === name);

/** Finds the modal of a required check: face or voice recognition. @spec §2 Modals — voice-recog, face-recog */
export const modalFor = (action: UrgentAction): 'face-recog' | 'voice-recog' =>
  action === 'BioEnrollFace' || action === 'BioCheckFace' ? 'face-recog' : 'voice-recog';

/** The action whose modal is open: the one that is required, else the one that was received and not yet read. */
export const shownAction = ({
  due,
  received,
}: {
  readonly due: UrgentAction | undefined;
  readonly received: UrgentAction | undefined;
}): UrgentAction | undefined => due ?? received;

/**
 * Picks the next required check: face first, because its modal blocks the interface.
 * @spec §2 Modals, §1 voice and face verification are mandatory
 */
export const firstDue = (actions: readonly UrgentAction[]): UrgentAction | undefined =>
  actions.find((action) => modalFor(action) === 'face-recog') ?? actions[0];

export interface VerificationApi {
  /** Lists the checks that the performer must do before anything else. @spec §7 GET performer/performer_accounts/{id}/urgent */
  readonly urgent: (id: PerformerId) => AsyncResult<readonly UrgentAction[]>;
  /**
   * Sends a picture of the face or a recording of the voice; refused where it is not the performer's.
   * @spec §1 voice and face verification
   */
  readonly verify: (id: PerformerId, action: UrgentAction, content: FileContent) => AsyncResult<undefined>;
}
