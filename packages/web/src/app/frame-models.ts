// Models of components in this folder that ask for others by name: the list of names may not lean on them in turn.
import type { ModalName } from '@greenroom/core/navigation/modals.machine';

export interface AuthGateModel {
  /** True when the login is passed and the pages by address are needed. */
  readonly isPassed: boolean;
}

export interface HomeLayoutModel {
  /** True when a customer is connected: the studio takes half the screen, on a phone all of it. */
  readonly inSession: boolean;
  readonly scheme: 'light' | 'dark';
  /** True when the platform has been asked to log out and has not answered yet. */
  readonly loggingOut: boolean;
}

export interface ModalHostModel {
  /** At most one. */
  readonly open: ModalName | undefined;
  readonly close: () => void;
}
