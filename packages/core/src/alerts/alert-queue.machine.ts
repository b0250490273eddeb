import type { AlertId, ClientId } from '../kernel/ids.ts';
import { NO_EFFECTS, unchanged, type SlotStep } from '../kernel/machine.ts';
import { after, leave } from '../kernel/slots.ts';
import { millis, type Millis, type Seconds } from '../kernel/units.ts';

/** Default display time of an alert; it then makes room for one that waits. @spec §9 Alert display */
export const ALERT_DISPLAY_TIME = millis(2_500);
/** Greatest number of alerts shown at once; further ones wait, because more would hide the page. @spec §9 Alert display */
const MAX_SHOWN = 3;
/** Length of the history, and greatest number of waiting alerts; the oldest is dropped. @spec §9 Alert display — the length is our choice */
const HISTORY_LENGTH = 100;

/** Subject of an alert; decides colour and sound. @spec §3 Alert message */
export const ALERT_CLASSES = ['info', 'success', 'error', 'toy'] as const;

export type AlertClass = (typeof ALERT_CLASSES)[number];

/** A sentence of the catalogue and the values in it. */
export interface AlertContent {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Customer whose page goes on with it. */
  readonly client?: ClientId;
}

/** A short message over the page. @spec §3 Alert message */
export interface Alert {
  readonly id: AlertId;
  readonly displayTime: Millis;
  readonly class: AlertClass;
  readonly content: AlertContent;
  /** 1 while it is shown, 0 while it waits. */
  readonly opacity: number;
}

/** An alert as the notification centre keeps it. */
export interface AlertRecord {
  readonly id: AlertId;
  readonly class: AlertClass;
  readonly content: AlertContent;
  readonly at: Seconds;
  /** From before a reload of the page. */
  readonly isEarlier?: true;
}

export interface AlertHistory {
  /** Newest first, the last 100. */
  readonly history: readonly AlertRecord[];
  /** Number of alerts of the history that have not been read. */
  readonly unread: number;
}

export interface AlertsState extends AlertHistory {
  /** In order of appearance, at most 3. */
  readonly shown: readonly Alert[];
  /** In order of arrival; the first takes the next free place. */
  readonly waiting: readonly Alert[];
}

export type AlertsEvent =
  | { readonly type: 'added'; readonly alert: Omit<Alert, 'opacity'>; readonly at: Seconds } // from the app
  | { readonly type: 'noted'; readonly record: AlertRecord } // from the app, which shows it in another way
  | { readonly type: 'restored'; readonly kept: AlertHistory } // from before a reload
  | { readonly type: 'dismissed'; readonly id: AlertId } // by the performer, or when its time is over
  | { readonly type: 'historyRead' } // by the performer
  | { readonly type: 'emptied' }; // at log-out

type AlertsStep = SlotStep<AlertsState, AlertsEvent, never>;

/** Nothing shown, nothing remembered. */
export const NO_ALERTS: AlertsState = { shown: [], waiting: [], history: [], unread: 0 };

/** Removes an alert when its time has passed. */
const dismissAfter = (displayTime: Millis, id: AlertId) => after(id, displayTime, { type: 'dismissed', id } as const);

const isOther = (id: AlertId) => (alert: Alert) => alert.id !== id;

type Params = NonNullable<Alert['content']['params']>;
const hasSameParams = (one: Params = {}, other: Params = {}): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

/** Compares what the performer reads. */
const hasSameText =
  ({ class: subject, content }: Pick<Alert, 'class' | 'content'>) =>
  (alert: Alert): boolean =>
    alert.class === subject && alert.content.key === content.key && hasSameParams(alert.content.params, content.params);

const remembering = (history: AlertsState['history'], record: AlertRecord): AlertsState['history'] =>
  [record, ...history].slice(0, HISTORY_LENGTH);

const add = (state: AlertsState, added: Omit<Alert, 'opacity'>, at: Seconds): AlertsStep => {
  const record: AlertRecord = { id: added.id, class: added.class, content: added.content, at };
  const history = remembering(state.history, record);
  const unread = Math.min(state.unread + 1, HISTORY_LENGTH);
  const same = [...state.shown, ...state.waiting].find(hasSameText(added));
  if (same !== undefined) {
    const isShown = state.shown.includes(same);
    return {
      state: { ...state, history, unread },
      effects: isShown ? [dismissAfter(added.displayTime, same.id)] : NO_EFFECTS,
    };
  }
  if (state.shown.length >= MAX_SHOWN) {
    const waiting = [...state.waiting, { ...added, opacity: 0 }].slice(-HISTORY_LENGTH);
    return unchanged({ ...state, waiting, history, unread });
  }
  return {
    state: { ...state, shown: [...state.shown, { ...added, opacity: 1 }], history, unread },
    effects: [dismissAfter(added.displayTime, added.id)],
  };
};

/** Takes an alert away and gives its place to the first that waits. */
const remove = (state: AlertsState, id: AlertId): AlertsStep => {
  const shown = state.shown.filter(isOther(id));
  if (shown.length === state.shown.length) {
    const waiting = state.waiting.filter(isOther(id));
    return waiting.length === state.waiting.length ? unchanged(state) : unchanged({ ...state, waiting });
  }
  const [next, ...waiting] = state.waiting;
  if (next === undefined) return { state: { ...state, shown }, effects: [leave(id)] };
  return {
    state: { ...state, shown: [...shown, { ...next, opacity: 1 }], waiting },
    effects: [leave(id), dismissAfter(next.displayTime, next.id)],
  };
};

/** Shows alerts for 2.5 s each, at most 3 at once; others wait, and all are remembered. One that is there already is shown for longer, not twice. @spec §9 Alert display, §3 Alert message */
export const alertQueue = (state: AlertsState, event: AlertsEvent): AlertsStep => {
  switch (event.type) {
    case 'added':
      return add(state, event.alert, event.at);
    case 'noted':
      return unchanged({ ...state, history: remembering(state.history, event.record) });
    case 'restored':
      return unchanged({
        ...state,
        history: [...state.history, ...event.kept.history].slice(0, HISTORY_LENGTH),
        unread: Math.min(state.unread + event.kept.unread, HISTORY_LENGTH),
      });
    case 'dismissed':
      return remove(state, event.id);
    case 'historyRead':
      return unchanged(state.unread === 0 ? state : { ...state, unread: 0 });
    case 'emptied':
      return { state: NO_ALERTS, effects: state.shown.map(({ id }) => leave(id)) };
  }
};
