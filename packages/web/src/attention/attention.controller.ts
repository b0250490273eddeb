import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { ClientId } from '@greenroom/core/kernel/ids';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { ClientData } from '@greenroom/core/session/client-data';
import type { SessionState } from '@greenroom/core/session/session-state';
import type { AttentionText, Ringtone, DesktopNotice, TabSign, Vibration } from './attention.port.ts';

export interface AttentionDeps {
  readonly session: Watchable<SessionState>;
  /** While the screen is neutral nothing rings, shows or shakes; what still waits does afterwards. */
  readonly hidden: Watchable<boolean>;
  readonly ringtone: Ringtone;
  readonly notice: DesktopNotice;
  readonly tabSign: Pick<TabSign, 'show'>;
  readonly vibration: Vibration;
  /** Text of the request in the performer's language. */
  readonly describe: (client: ClientData) => AttentionText;
}

export interface Attention {
  readonly dispose: () => void;
}

/** Customer whose request waits for an answer; undefined once it is answered. */
const waitingClient = ({ request }: SessionState): ClientData | undefined =>
  request.status === 'pending' && !request.accepting ? request.client : undefined;

/**
 * Rings from the moment a request waits until it is accepted, declined or gone. An acceptance that fails leaves the request waiting, so it rings
 * again.
 * @spec §4 Request flow
 */
export const createAttention = (deps: AttentionDeps): Attention => {
  const { session, hidden, ringtone, notice, tabSign, vibration, describe } = deps;
  let current: ClientData | undefined;
  let signs: readonly Cancel[] = [];

  const stop = (): void => {
    ringtone.silence();
    for (const cancel of signs) cancel();
    signs = [];
  };
  const start = (client: ClientData): void => {
    const text = describe(client);
    ringtone.ring();
    signs = [notice.show(text), tabSign.show(text.tab), vibration.start()];
  };
  const update = (): void => {
    const client = hidden.state() ? undefined : waitingClient(session.state());
    if (client?.id === current?.id) return;
    if (current !== undefined) stop();
    current = client;
    if (client !== undefined) start(client);
  };

  /** A second customer rings once and shows a notification until the card is gone. */
  let second: { readonly id: ClientId; readonly hide: Cancel } | undefined;
  const stopSecond = (): void => {
    if (second === undefined) return;
    second.hide();
    second = undefined;
    // A request that waits meanwhile goes on ringing.
    if (current === undefined) ringtone.silence();
  };
  const updateSecond = (): void => {
    const asking = hidden.state() ? undefined : session.state().second;
    if (asking?.client.id === second?.id) return;
    stopSecond();
    if (asking === undefined) return;
    ringtone.ringOnce();
    second = { id: asking.client.id, hide: notice.show(describe(asking.client)) };
  };

  const ends = [session, hidden].flatMap((watch) => [watch.subscribe(update), watch.subscribe(updateSecond)]);
  update();
  updateSecond();
  return {
    dispose: () => {
      for (const end of ends) end();
      if (current !== undefined) stop();
      current = undefined;
      stopSecond();
    },
  };
};
