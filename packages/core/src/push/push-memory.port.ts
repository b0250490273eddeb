import type { PushChoices } from './push-choices.ts';

/** Choices of this device, which hold nothing personal. */
export interface PushMemory {
  readonly choices: () => PushChoices | undefined;
  readonly keepChoices: (choices: PushChoices) => void;
}
