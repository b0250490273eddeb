import type { PerformerId } from '../kernel/ids.ts';
import type { PushChoices } from './push-choices.ts';

/** Choices of this device, which hold nothing personal, and whose push messages it gets. */
export interface PushMemory {
  /** Performer who turned push messages on here; undefined where nobody did. */
  readonly owner: () => PerformerId | undefined;
  readonly keepOwner: (owner: PerformerId | undefined) => void;
  readonly choices: () => PushChoices | undefined;
  readonly keepChoices: (choices: PushChoices) => void;
}
