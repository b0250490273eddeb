import type { Seconds } from '@greenroom/core/kernel/units';
import type { CustomerInboundEvent } from '../actors/customer-link.port.ts';
import type { CustomerEnd, CustomerState } from '../actors/customer.machine.ts';
import { printable, printJson } from '../terminal/print.ts';

/** Reports what happens to a customer, to a person at a terminal or to a program. */
export interface CustomerVoice {
  readonly received: (event: CustomerInboundEvent) => void;
  readonly became: (state: CustomerState) => void;
  readonly note: (text: string) => void;
  /** Reports a line that the platform did not take. */
  readonly undelivered: (text: string) => void;
}

const ENDS: Readonly<Record<CustomerEnd, string>> = {
  refused: 'The platform refused the request.',
  cancelled: 'You took the request back.',
  declined: 'The performer declined.',
  timedOut: 'You did not join in time.',
  unreachable: 'The performer cannot be reached. The request is in the list of missed ones.',
  endedByPerformer: 'The performer ended the session.',
  performerLost: 'The performer’s connection was lost, so it is over.',
  lineLost: 'The connection to the platform broke.',
  'left BROKE': 'You left: no credits any more.',
  'left CLICK': 'You left.',
  'left DISCONNECT': 'You left: the connection broke.',
  'left DEFAULT': 'You left, without a reason.',
};

const inMinutes = (time: Seconds): string => {
  const minutes = Math.max(1, Math.round(time / 60));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
};

const spoken = (event: CustomerInboundEvent): string | undefined => {
  switch (event.type) {
    case 'message':
      return `< ${printable(event.text)}`;
    case 'typing':
      return '  (the performer is typing)';
    case 'accepted':
      return 'The performer accepted.';
    case 'keptForLater':
      return 'The performer is in a session and takes you after it.';
    case 'takenSoon':
      return 'The performer ends a session for you.';
    case 'backInAMoment':
      return `Back in a moment: the performer’s connection is lost. The platform waits for ${event.waits} seconds.`;
    case 'isBack':
      return 'The performer is back.';
    case 'declined':
      return event.retryAfter === undefined
        ? undefined
        : `The performer is busy: try again in ${inMinutes(event.retryAfter)}.`;
    default:
      return undefined;
  }
};

const UNDELIVERED = 'Not delivered: the session is over, or the line has a word that the performer has blocked.';
const STOPPED_WORK = 'The performer stopped working.';

const become = (state: CustomerState, hasTalked: boolean): string | undefined => {
  switch (state.status) {
    case 'asking':
      return 'Request sent …';
    case 'talking':
      return 'The session runs. What you type is sent to the performer; Ctrl-C leaves.';
    case 'over':
      return state.why === 'endedByPerformer' && !hasTalked ? STOPPED_WORK : ENDS[state.why];
    case 'new':
      return undefined;
  }
};

/** @param print receives the lines; for a program each event is an object instead */
export const createCustomerVoice = (json: boolean, print: (line: string) => void): CustomerVoice => {
  let hasTalked = false;
  const printLine = (line: string | undefined): void => {
    if (line !== undefined) print(line);
  };
  return json
    ? {
        received: (event) => printJson({ heard: event }),
        became: (state) => printJson({ customer: state }),
        note: () => undefined,
        undelivered: (text) => printJson({ undelivered: text }),
      }
    : {
        received: (event) => printLine(spoken(event)),
        became: (state) => {
          hasTalked ||= state.status === 'talking';
          printLine(become(state, hasTalked));
        },
        note: printLine,
        undelivered: () => print(UNDELIVERED),
      };
};
