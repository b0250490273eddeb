// Models of components in this folder that ask for others by name: the list of names may not lean on them in turn.
import type { RouteDecision } from '@greenroom/core/navigation/guards';
import type { ModalName } from '@greenroom/core/navigation/modals.machine';

export interface EntranceModel {
  /** She has left the login, and needs the pages by address. */
  readonly isPassed: boolean;
}

export interface HomeLayoutModel {
  /** A customer is in the room: the studio takes half the screen, on the phone all of it. */
  readonly inSession: boolean;
  readonly scheme: 'light' | 'dark';
  /** The platform has been asked to log her out and has not answered yet. */
  readonly loggingOut: boolean;
}

export interface ModalHostModel {
  /** At most one. */
  readonly open: ModalName | undefined;
  readonly close: () => void;
}

export interface RouteGuardModel {
  readonly decide: (path: string) => RouteDecision;
  /** Who she is cannot be asked: the platform does not answer. */
  readonly unreachable: boolean;
}
