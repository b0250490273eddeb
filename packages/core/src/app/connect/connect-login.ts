import type { PerformerAccount } from '../../account/performer-account.ts';
import type { Cancel } from '../../kernel/clock.port.ts';
import type { Log } from '../../kernel/log.port.ts';
import type { LoginState } from '../../login/performer-status.machine.ts';
import { accountToConditions } from '../../services/service-conditions.ts';
import { FALLBACK_COUNTRY } from '../../toys/toys.constants.ts';
import type { AppParts } from '../app-parts.ts';
import { watchChanges } from './watch-changes.ts';

const FIRST_PAGE = 1;

/** In the product, also while a log-out is under way that may still fail. */
const isInside = ({ status }: LoginState): boolean =>
  status === 'initializing' || status === 'authenticated' || status === 'loggedOut';

export interface LoginConnection {
  readonly cancels: readonly Cancel[];
  /** Handles a log-in that came before the subscription. */
  readonly catchUp: () => void;
}

/** Starts the work at a log-in and ends it at a log-out. @spec §4 Performer status */
export const connectLogin = (parts: AppParts, log: Log): LoginConnection => {
  const {
    account,
    alerts,
    chat,
    earnings,
    inbox,
    localisation,
    login,
    media,
    missed,
    modals,
    news,
    realtime,
    services,
    session,
    toys,
    workBreak,
  } = parts;

  const updateConditions = (): void => {
    const known = login.watch.state().account;
    if (known !== undefined) services.setConditions(accountToConditions(known, account.watch.state().details?.phone));
  };
  const connect = ({ id, socketToken }: PerformerAccount): void => {
    const connected = realtime.connect({ performerId: id, socketToken });
    if (!connected.ok) log.write('warn', 'realtime not connected', { error: connected.error });
  };
  /** Enters the work as soon as the account is in place; details and news may come later. */
  const enter = (performer: PerformerAccount): void => {
    account.load(performer);
    services.load(performer);
    workBreak.load(performer.id);
    updateConditions();
    localisation.useAccount(performer.language);
    connect(performer);
    inbox.setUnread(performer.totalNotifications);
    earnings.today.load('today');
    missed.load();
    news.load(FIRST_PAGE);
    toys.load(performer.id, performer.countries[0] ?? FALLBACK_COUNTRY);
    session.compare();
    login.initialised();
  };
  /** @spec §4 Account approval — the notapproved modal opens after initialisation */
  const warnIfNotApproved = (): void => {
    if (account.watch.state().approval === 'approved') return;
    alerts.show({ class: 'info', key: 'account.notApproved' });
    modals.open('notapproved');
  };
  /** Leaves the work, services first: flags that go off from here on are the platform's change, not the performer's. */
  const leave = ({ forcedOut }: LoginState): void => {
    toys.reset();
    workBreak.reset();
    realtime.disconnect();
    // After a forced log-out the pause and the missed requests are still there.
    if (forcedOut === undefined) {
      services.forgetPause();
      missed.forget();
    }
    services.reset();
    session.reset();
    parts.meter.reset();
    parts.rates.reset();
    chat.reset();
    modals.reset();
    account.reset();
    missed.reset();
    alerts.reset();
    earnings.reset();
    inbox.reset();
    parts.forum.reset();
    parts.memos.reset();
    parts.blocks.reset();
    parts.clients.reset();
    parts.moderation.reset();
    media.reset(forcedOut !== undefined);
  };
  /** Takes over the account of a session check. */
  const refresh = (performer: PerformerAccount, before: PerformerAccount): void => {
    if (performer.status !== before.status) account.load(performer);
    if (account.watch.state().approval === 'approved') modals.close('notapproved');
    updateConditions();
    // What got lost without a broken connection is found here at the latest.
    session.compare();
  };

  const onLogin = (state: LoginState, before: LoginState): void => {
    const { account: performer, status } = state;
    if (status === 'initializing' && performer !== undefined) enter(performer);
    else if (status === 'authenticated' && before.status === 'initializing') warnIfNotApproved();
    else if (isInside(before) && !isInside(state)) leave(state);
    else if (performer !== undefined && before.account !== undefined && performer !== before.account)
      refresh(performer, before.account);
  };
  const cancels = [
    watchChanges(login.watch, onLogin),
    watchChanges(account.watch, (state, before) => {
      if (state.details !== before.details) updateConditions();
    }),
  ];
  return { cancels, catchUp: () => onLogin(login.watch.state(), login.watch.state()) };
};
