import type { PushMessage } from '@greenroom/adapters-http/push/push-message.wire';

export const PRESSES = ['accept', 'decline', 'open'] as const;

/** Press on a notification: the message it showed, and the button; `open` is the notification itself. */
export interface PushPress {
  readonly event: PushMessage['event'];
  readonly clientId: string | undefined;
  readonly press: (typeof PRESSES)[number];
}

/** Type of the message from the service worker to a page that runs already. */
export const PRESSED = 'pushPressed';
/** Type of the message that tells pages that a notification of a request is shown by the service worker. */
export const SHOWN = 'pushShown';
/** Type of the message that tells pages that the browser has changed the subscription. */
export const CHANGED = 'pushChanged';

/** The page that shows what the message is about. */
export const pageOfPush = ({ event, clientId }: Pick<PushPress, 'event' | 'clientId'>): string => {
  switch (event) {
    case 'message':
      return '/inbox/';
    case 'payout':
      return '/earnings/';
    case 'newDevice':
      return '/security/';
    case 'online':
      return clientId === undefined ? '/clients/' : `/clients/${encodeURIComponent(clientId)}`;
    case 'request':
    case 'requestOver':
    case 'approved':
      return '/';
  }
};

const CUSTOMER = 'request';
const ANSWER = 'answer';

/** Address for a page that is opened by the press; a request and its answer are in its query. */
export const addressOfPress = (press: PushPress): string => {
  const page = pageOfPush(press);
  const isRequest = press.event === 'request' || press.event === 'requestOver';
  if (!isRequest || press.clientId === undefined) return page;
  return `${page}?${new URLSearchParams({ studio: 'open', [CUSTOMER]: press.clientId, [ANSWER]: press.press })}`;
};

/** The answer in the query of an address that a press opened; undefined in any other. */
export const pressInQuery = (search: string): PushPress | undefined => {
  const query = new URLSearchParams(search);
  const clientId = query.get(CUSTOMER);
  const press = PRESSES.find((each) => each === query.get(ANSWER));
  return clientId === null || clientId === '' || press === undefined
    ? undefined
    : { event: 'request', clientId, press };
};
