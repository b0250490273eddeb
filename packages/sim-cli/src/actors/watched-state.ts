import type { PerformerApp } from '@greenroom/core/app/performer-app';
import type { AlertId } from '@greenroom/core/kernel/ids';
import type { Watchable } from '@greenroom/core/kernel/machine';
import { SERVICES } from '@greenroom/core/services/service';
import { servicesOn } from '@greenroom/core/services/service-flags';
import type { SessionState } from '@greenroom/core/session/session-state';

/** A value of the performer's state in scenarios: text, number, yes or no, null, or a list of texts. */
export type Seen = string | number | boolean | null | readonly string[];

/** Description of a state and its reader; `quiet` keeps one that changes too often out of a timeline. */
type Row<State> = readonly [says: string, read: (state: State) => Seen | undefined, quiet?: 'quiet'];

const timersOf = ({ timers }: SessionState): string => {
  if (timers.platform && timers.device) return 'both';
  if (timers.platform) return 'platform';
  return timers.device ? 'device' : 'none';
};

/** One part of the app, with the readers of its states and their descriptions. */
interface Part {
  readonly watch: (app: PerformerApp) => Watchable<unknown>;
  readonly rows: (app: PerformerApp) => Readonly<Record<string, () => Seen | undefined>>;
  readonly docs: Readonly<Record<string, { readonly says: string; readonly quiet: boolean }>>;
}

const part = <State>(
  watch: (app: PerformerApp) => Watchable<State>,
  rows: Readonly<Record<string, Row<State>>>,
): Part => ({
  watch,
  rows: (app) => {
    const state = watch(app);
    return Object.fromEntries(Object.entries(rows).map(([name, [, read]]) => [name, () => read(state.state())]));
  },
  docs: Object.fromEntries(
    Object.entries(rows).map(([name, [says, , quiet]]) => [name, { says, quiet: quiet !== undefined }]),
  ),
});

/** States of the performer's app that a scenario can expect, by name. */
const PARTS: readonly Part[] = [
  part((app) => app.login.watch, {
    'login.status': ['unauthenticated, authenticating, initializing, authenticated, loggedOut', (s) => s.status],
    'login.codeSentBy': ['where the login code was sent: sms or email', (s) => s.codeSentBy],
    'login.takeOverOffered': ['whether the performer may end the login elsewhere', (s) => s.takeOverOffered],
    'login.error': ['what the login page says', (s) => s.error],
    'login.forcedOut': ['why the performer was logged out', (s) => s.forcedOut],
  }),
  part((app) => app.account.watch, {
    'account.approval': ['approved or not', (s) => s.approval],
    'account.theme': ['light, dark or system', (s) => s.settings.theme],
  }),
  part((app) => app.localisation.watch, { language: ['nl, en or de', (s) => s.language] }),
  part((app) => app.services.watch, {
    'services.status': ['ready or pause', (s) => s.status],
    'services.on': ['the services that are on, as the page shows them', (s) => servicesOn(s.flags, SERVICES)],
    'services.confirmed': ['… as the platform confirmed them', (s) => servicesOn(s.confirmed, SERVICES)],
    'services.save': ['idle, waiting or saving', (s) => s.save],
    'services.error': ['why the last save failed', (s) => s.error],
  }),
  part((app) => app.realtime.watch, {
    'realtime.status': ['disconnected, connecting or connected', (s) => s.status],
    'realtime.phase': ['the same, in more detail', (s) => s.phase],
    'realtime.authenticated': ['whether the platform knows the performer', (s) => s.authenticated],
    'realtime.attempt': ['which try of a reconnect', (s) => s.attempt],
    'realtime.connections': ['how often the performer was connected', (s) => s.connectedCount],
    'realtime.outage': ['none, short during the first ten tries, or long', (s) => s.outage],
    'realtime.refused': ['whether the platform refused the credentials', (s) => s.isRefused],
    'realtime.error': ['why', (s) => s.error],
  }),
  part((app) => app.session.watch, {
    'session.status': ['idle, active, connected or error', (s) => s.status],
    'session.request': ['who asks', (s) => (s.request.status === 'pending' ? s.request.client.id : null)],
    'session.accepting': [
      'whether the request is accepted',
      (s) => s.request.status === 'pending' && s.request.accepting,
    ],
    'session.requestError': ['why accepting failed', (s) => (s.request.status === 'pending' ? s.request.error : null)],
    'session.declining': [
      'who is being declined',
      (s) => (s.request.status === 'declining' ? s.request.client.id : null),
    ],
    'session.second': ['who asks during the session', (s) => s.second?.client.id],
    'session.secondChoice': ['what is chosen for that customer: none, after or take', (s) => s.second?.choice],
    'session.wasReady': ['whether the page before was ready', (s) => s.wasReady],
    'session.client': ['the customer of the session', (s) => s.client?.id],
    'session.timers': ['which timers run: none, platform, device or both', timersOf],
    'session.clientTime': ['seconds that the client timer has counted', (s) => s.clientTime, 'quiet'],
    'session.joinSecondsLeft': ['what is left of the 59 s', (s) => s.joinSecondsLeft, 'quiet'],
    'session.clientCam': ['whether the camera of the customer is on', (s) => s.clientCam],
    'session.clientBlocked': ['whether the performer blocked the customer', (s) => s.clientBlocked],
    'session.peek': ['how many peek', (s) => s.peek],
    'session.voyeur': ['how many watch the teaser', (s) => s.voyeur],
    'session.publishServer': ['where the stream of the performer goes', (s) => s.publish?.server],
    'session.publishAttempt': ['how often it had to reconnect', (s) => s.publish?.attempt],
    'session.playServer': ['where the stream of the customer comes from', (s) => s.play?.server],
    'session.error': ['what failed', (s) => s.error],
    'session.end': ['why the last session ended', (s) => s.lastEnd?.reason],
    'session.duration': ['how many seconds it lasted', (s) => s.lastEnd?.duration],
  }),
  part((app) => app.chat.watch, {
    'chat.client': ['whose conversation is open', (s) => s.client],
    'chat.lines': [
      'the last 100 lines',
      (s) => s.messages.tail(100).map(({ sentBy, content }) => `${sentBy}: ${content}`),
      'quiet',
    ],
    'chat.count': ['how many lines', (s) => s.messages.length, 'quiet'],
    'chat.translation': ['the translation of the last line', (s) => s.messages.at(-1)?.contentTranslate, 'quiet'],
    'chat.delivery': ['of the last line: pending, sent or failed', (s) => s.messages.at(-1)?.delivery, 'quiet'],
    'chat.typing': ['whether the customer types', (s) => s.typing],
    'chat.fontSize': ['small, medium, large or xlarge', (s) => s.fontSize],
    'chat.gap': ['none, fetching, filled or failed', (s) => s.gap],
    'chat.draft': ['what is typed and not sent', (s) => s.draft, 'quiet'],
  }),
  part((app) => app.modals.watch, { modal: ['which modal is open', (s) => s.open] }),
  part((app) => app.alerts.watch, {
    alerts: ['the alerts that are shown', (s) => s.shown.map(({ content }) => content.key), 'quiet'],
  }),
  part((app) => app.missed.watch, {
    missed: ['who asked in vain and why, newest first', (s) => s.map(({ client, why }) => `${client.id} ${why}`)],
  }),
  part((app) => app.news.newest.watch, { 'news.status': ['of the news', (s) => s.status] }),
  part((app) => app.toys.connection, {
    'toys.status': ['disconnected, connecting, waiting_for_qr or connected', (s) => s.status],
    'toys.phase': ['the same, in more detail', (s) => s.phase],
    'toys.error': ['what failed last', (s) => s.error],
  }),
  part((app) => app.toys.list, {
    'toys.list': ['the toys of the performer', (s) => s.toys.map(({ name }) => name)],
    'toys.active': [
      'those that are on for customers',
      (s) => s.toys.filter(({ enabled }) => enabled).map(({ name }) => name),
    ],
  }),
  part((app) => app.toys.queue.watch, {
    'toys.queue': ['where the queue of commands is', (s) => s.phase.status],
    'toys.waiting': ['how many jobs wait', (s) => s.waiting.length],
    'toys.stop': ['none, asked, confirmed or unconfirmed', (s) => s.stop.status],
    'toys.paused': ['whether the queue is paused', (s) => s.paused],
  }),
];

export const STATE_TABLE: readonly { readonly path: string; readonly says: string }[] = PARTS.flatMap(({ docs }) =>
  Object.entries(docs).map(([path, { says }]) => ({ path, says })),
);
export const STATE_PATHS: readonly string[] = STATE_TABLE.map(({ path }) => path);

const isSame = (left: Seen, right: Seen): boolean =>
  left === right ||
  (Array.isArray(left) &&
    Array.isArray(right) &&
    left.length === right.length &&
    left.every((one, index) => one === right[index]));

/**
 * Watches the states of an app and reads them by name.
 *
 * @param changed called for every change but the quiet ones
 */
export const watchState = (app: PerformerApp, changed: (path: string, from: Seen, to: Seen) => void) => {
  const readers = new Map<string, () => Seen>();
  const cancels: (() => unknown)[] = [];
  for (const { watch, rows, docs } of PARTS) {
    const reads = Object.entries(rows(app)).map(([path, read]) => [path, () => read() ?? null] as const);
    for (const [path, read] of reads) readers.set(path, read);
    const reported = reads
      .filter(([path]) => docs[path]?.quiet === false)
      .map(([path, read]) => ({ path, read, last: read() }));
    const compare = (): void => {
      for (const row of reported) {
        const now = row.read();
        if (isSame(row.last, now)) continue;
        const before = row.last;
        row.last = now;
        changed(row.path, before, now);
      }
    };
    cancels.push(watch(app).subscribe(compare));
  }
  return {
    /** Reads a state by name; null where it has no value, or none has that name. */
    read: (path: string): Seen => readers.get(path)?.() ?? null,
    dispose: (): void => {
      for (const cancel of cancels) cancel();
    },
  };
};

export type WatchedState = ReturnType<typeof watchState>;

/**
 * Watches the texts that are shown to the performer, by an alert or on a modal, in the order in which they come.
 *
 * @returns the function that ends it
 */
export const watchAlerts = (app: PerformerApp, told: (key: string) => void): (() => unknown) => {
  let last: AlertId | undefined;
  return app.alerts.watch.subscribe(({ history }) => {
    const known = history.findIndex(({ id }) => id === last);
    const news = known < 0 ? history : history.slice(0, known);
    for (const { content } of news.toReversed()) told(content.key);
    last = history[0]?.id;
  });
};
