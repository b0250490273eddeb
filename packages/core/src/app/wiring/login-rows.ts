import type { PerformerAccount } from '../../account/performer-account.ts';
import { createEmitter } from '../../kernel/emitter.ts';
import { becomes, changeOf, only, when, type Row } from '../../kernel/row.ts';
import type { LoginState } from '../../login/performer-status-state.ts';
import { accountToConditions } from '../../services/service-conditions.ts';
import { FALLBACK_COUNTRY } from '../../toys/toys.constants.ts';
import type { AppDeps } from '../app-deps.ts';
import type { AppParts } from '../app-parts.ts';

/** In the product, also while a log-out is under way that may still fail. */
const isInside = ({ status }: LoginState): boolean =>
  status === 'initializing' || status === 'authenticated' || status === 'loggedOut';

/** The account of a performer who is logged in and whose work is not loaded yet. */
const enteringAccount = ({ status, account }: LoginState): PerformerAccount | undefined =>
  status === 'initializing' ? account : undefined;

/** Parts that a log-out resets in a fixed order or in a special way; all other parts are reset between them. */
const RESET_IN_TURN: readonly string[] = ['toys', 'workBreak', 'services', 'session', 'media', 'alerts'];

const canReset = (part: object): part is { readonly reset: () => void } =>
  typeof Reflect.get(part, 'reset') === 'function';

export interface LoginRows {
  readonly rows: readonly Row[];
  /** Begins the work of a log-in that came before the rows were connected. */
  readonly catchUp: () => void;
}

/** Rows that load, refresh and reset the capabilities at a log-in, a session check and a log-out. @spec §4 Performer status */
export const loginRows = (
  parts: AppParts,
  { log, onNotLoggedIn }: Pick<AppDeps, 'log' | 'onNotLoggedIn'>,
): LoginRows => {
  const { account, alerts, earnings, inbox, localisation, login, media, meter, missed, modals, myDay, news } = parts;
  const { push, realtime, services, session, toys, workBreak } = parts;

  const entered = createEmitter<PerformerAccount>();
  const initialised = changeOf(login.watch, ({ status }, before) =>
    status === 'authenticated' && before.status === 'initializing' ? status : undefined,
  );
  const left = becomes(login.watch, (state) => !isInside(state));
  /** After a forced log-out the pause and the missed requests are kept for the next login. */
  const leftByChoice = only(left, ({ forcedOut }) => forcedOut === undefined);
  /** A session check brought a new account, while the work is loaded. */
  const checked = changeOf(login.watch, (now, before) =>
    enteringAccount(now) === undefined && before.account !== undefined && now.account !== before.account
      ? now.account && { account: now.account, before: before.account }
      : undefined,
  );

  const updateConditions = (): void => {
    const known = login.watch.state().account;
    if (known !== undefined) services.setConditions(accountToConditions(known, account.watch.state().details?.phone));
  };
  const connect = ({ id, socketToken }: PerformerAccount): void => {
    const connected = realtime.connect({ performerId: id, socketToken });
    if (connected.ok) return;
    log.write('warn', 'realtime not connected', { error: connected.error });
    alerts.show({ class: 'error', key: `error.${connected.error}` });
  };
  const sayNotLoggedIn = (): void => {
    log.write('warn', 'change refused', { error: 'login.sessionExpired' });
    alerts.show({ class: 'error', key: 'error.login.sessionExpired' });
    login.checkNow();
  };
  const isApproved = (): boolean => account.watch.state().approval === 'approved';

  const rows = [
    // A log-in. Details and news may come later than the first screen.
    when(changeOf(login.watch, enteringAccount), entered.emit),
    when(entered.on, account.load),
    when(entered.on, services.load),
    // A break is resumed while work is still paused: services first.
    when(entered.on, ({ id }) => workBreak.load(id)),
    when(entered.on, updateConditions),
    when(entered.on, ({ language }) => localisation.useAccount(language)),
    when(entered.on, connect),
    when(entered.on, ({ totalNotifications }) => inbox.setUnread(totalNotifications)),
    when(entered.on, () => earnings.today.load('today')),
    when(entered.on, missed.load),
    when(entered.on, alerts.load),
    when(entered.on, () => news.loadNewest()),
    when(entered.on, ({ id, countries }) => toys.load(id, countries[0] ?? FALLBACK_COUNTRY)),
    when(entered.on, push.load),
    when(entered.on, session.loadBlocks),
    when(entered.on, session.reconcile),
    // Last: pages are shown from here on.
    when(entered.on, login.initialised),

    // After initialisation: the alert and the modal of an account that is not approved.
    // @spec §4 Account approval — the notapproved modal opens after initialisation
    when(
      only(initialised, () => !isApproved()),
      () => {
        alerts.show({ class: 'info', key: 'account.notApproved' });
        modals.open('notapproved');
      },
    ),
    // What is missing is named on every page.
    when(
      only(initialised, () => !isApproved()),
      myDay.loadOnboarding,
    ),

    // Log-out: stop the toys first.
    when(left, toys.reset),
    // The break is kept for the next login: it lets go before a resumed service could end it.
    when(left, workBreak.reset),
    when(left, realtime.disconnect),
    // While the services still know whose pause it is.
    when(leftByChoice, services.forgetPause),
    when(leftByChoice, missed.forget),
    when(leftByChoice, session.forget),
    when(leftByChoice, push.forget),
    // Before the session: flags that go off from here on are the platform's change, not the performer's.
    when(left, services.reset),
    // Before its quick replies are stored and its summary opens.
    when(left, session.reset),
    when(left, ({ forcedOut }) => media.reset(forcedOut !== undefined)),
    ...Object.entries(parts).flatMap(([name, part]) =>
      canReset(part) && !RESET_IN_TURN.includes(name) ? [when(left, part.reset)] : [],
    ),
    // After everything that could still show one.
    when(left, alerts.reset),

    // A session check. What got lost without a broken connection is found here at the latest.
    when(
      only(checked, ({ account: now, before }) => now.status !== before.status),
      ({ account: now }) => account.load(now),
    ),
    // Saved on another device, or here.
    when(
      only(checked, ({ account: now, before }) => now.settings !== before.settings),
      ({ account: now }) => account.settingsChecked(now),
    ),
    when(only(checked, isApproved), () => modals.close('notapproved')),
    // After the account is loaded: it was not approved before.
    when(
      only(checked, ({ account: now, before }) => isApproved() && now.status !== before.status),
      () => alerts.show({ class: 'success', key: 'account.approved' }),
    ),
    // What the performer saved may be what was missing.
    when(
      only(checked, () => !isApproved()),
      myDay.loadOnboarding,
    ),
    when(checked, updateConditions),
    when(checked, session.reconcile),
    when(checked, ({ account: now }) => services.accountChecked(now.services, now.tags)),
    when(checked, ({ account: now }) => inbox.accountChecked(now.totalNotifications)),
    when(checked, () => toys.rules.reload()),
    when(checked, meter.compare),
    // A token is renewed while nothing is connected too; the old one would be refused at the next try.
    when(
      only(checked, ({ account: now, before }) => now.socketToken !== before.socketToken),
      ({ account: { id, socketToken } }) => realtime.renew({ performerId: id, socketToken }),
    ),

    /** Says so whatever form it was, and lets the session check end the login. @spec §8 Profile and media — performer not logged in */
    when(
      only(onNotLoggedIn, () => login.watch.state().status === 'authenticated'),
      sayNotLoggedIn,
    ),

    // The details of the account have the phone number.
    when(
      changeOf(account.watch, ({ details }, before) => (details === before.details ? undefined : true)),
      updateConditions,
    ),
  ];
  return {
    rows,
    catchUp: () => {
      const entering = enteringAccount(login.watch.state());
      if (entering !== undefined) entered.emit(entering);
    },
  };
};
