import { seconds } from '@greenroom/core/kernel/units';
import type { VerificationModalModel } from './VerificationModal.tsx';

const nothing = (): void => undefined;
const later = (): Promise<void> => Promise.resolve();

/** A verification that is required and not begun. */
export const VERIFICATION: VerificationModalModel = {
  camera: {
    status: 'off',
    errorKey: undefined,
    preview: undefined,
    open: later,
    attach: nothing,
    take: later,
    use: nothing,
    close: nothing,
  },
  received: undefined,
  done: false,
  goOn: nothing,
  recorder: {
    status: 'off',
    errorKey: undefined,
    elapsed: seconds(0),
    longest: undefined,
    start: later,
    stop: nothing,
    close: nothing,
  },
  sending: false,
  errorKey: undefined,
  refuse: nothing,
};
