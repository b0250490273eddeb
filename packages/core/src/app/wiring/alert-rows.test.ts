import { expect, it } from 'vitest';
import { customer } from '../../../testing/session/session-rig.fake.ts';
import { askingMeanwhile, connectedWith, MARK, READY } from '../../../testing/session/session-state.fake.ts';
import type { UploadsState } from '../../gallery/uploads.machine.ts';
import type { OutgoingMessage } from '../../inbox/inbox-api.port.ts';
import { createEmitter } from '../../kernel/emitter.ts';
import { memoId, type ClientId } from '../../kernel/ids.ts';
import { createValue } from '../../kernel/machine.ts';
import { connectRows } from '../../kernel/row.ts';
import { seconds } from '../../kernel/units.ts';
import type { MemoOrder } from '../../memos/memo.ts';
import type { MissedRequest } from '../../session/client-data.ts';
import type { SessionState } from '../../session/session-state.ts';
import type { AppParts } from '../app-parts.ts';
import { alertRows } from './alert-rows.ts';

/** Stand-in whose every part and every result is itself: nothing ever happens there. */
const quiet: unknown = new Proxy(() => quiet, { get: () => quiet });

const QUIET_SESSION = {
  watch: quiet,
  onAcceptedElsewhere: quiet,
  onDisconnected: quiet,
  onReminder: quiet,
  onNotBlocked: quiet,
  onNotTakenOver: quiet,
};

/** Alerts when Bob, who was kept for after the session, is lost. */
const shownWhenLost = (why: MissedRequest['why'], after: SessionState): readonly string[] => {
  const bob = customer('bob');
  const session = createValue(connectedWith(MARK, { ...askingMeanwhile(bob), choice: 'after' }));
  const missed = createValue<readonly MissedRequest[]>([]);
  const shown: string[] = [];
  const known: Readonly<Record<string, unknown>> = {
    session: { ...QUIET_SESSION, watch: session },
    missed: { watch: missed },
    alerts: { show: ({ key }: { readonly key: string }) => shown.push(key) },
  };
  connectRows(
    alertRows(new Proxy(known, { get: (parts, name) => parts[String(name)] ?? quiet }) as unknown as AppParts),
  );
  missed.set([{ client: bob, at: seconds(100), why }]);
  session.set(after);
  return shown;
};

it.each([
  ['cancelled', ['session.request.vanished']],
  ['declined', []],
  ['disconnected', ['session.end.connectionLost']],
  ['performerLost', ['session.end.performerLost']],
  ['timedOut', ['session.end.neverJoined']],
  ['busy', ['session.end.neverJoined']],
] as const)('says only of a customer who took the request back that it is so: %s', (why, told) => {
  expect(shownWhenLost(why, connectedWith(MARK))).toEqual(told);
});

it('says of a customer who was lost in an outage no more than that there is one', () => {
  expect(shownWhenLost('performerLost', { ...READY, error: 'session.outage' })).toEqual(['error.session.outage']);
});

/** Alerts where these parts do something and all others nothing. */
const alertsOf = (parts: Readonly<Record<string, unknown>>): readonly string[] => {
  const shown: string[] = [];
  const known: Readonly<Record<string, unknown>> = {
    ...parts,
    alerts: { show: ({ key }: { readonly key: string }) => shown.push(key) },
  };
  connectRows(alertRows(new Proxy(known, { get: (all, name) => all[String(name)] ?? quiet }) as unknown as AppParts));
  return shown;
};

it('says who came online, without a name for an anonymous customer', () => {
  const online = createEmitter<{ readonly name: string }>();
  const shown = alertsOf({ clients: { awaiting: quiet, onOnline: online.on } });
  online.emit({ name: 'nl|Mark' });
  online.emit({ name: 'nl|annon4711' });
  expect(shown).toEqual(['clients.cameOnline', 'clients.cameOnlineAnonymous']);
});

it('says that a message was not sent where the conversation with its customer is not on the screen', () => {
  const unsent = createEmitter<Pick<OutgoingMessage, 'receiver'>>();
  const isShown = (client: ClientId): boolean => client === MARK.id;
  const shown = alertsOf({ inbox: { sending: { onFailed: unsent.on }, moving: quiet, isShown } });
  unsent.emit({ receiver: MARK.id });
  expect(shown).toEqual([]);
  unsent.emit({ receiver: customer('bob').id });
  expect(shown).toEqual(['error.inbox.notSent']);
});

it('says that a memo was not saved where its form is not on the screen', () => {
  const unsaved = createEmitter<MemoOrder>();
  const isShown = ({ client }: MemoOrder): boolean => client === MARK.id;
  const shown = alertsOf({ memos: { saving: { onFailed: unsaved.on }, pinning: quiet, isShown } });
  const order = { content: 'likes tea', client: customer('bob').id };
  unsaved.emit({ ...order, id: undefined, client: MARK.id });
  expect(shown).toEqual([]);
  unsaved.emit({ ...order, id: undefined });
  unsaved.emit({ ...order, id: memoId('m1') });
  expect(shown).toEqual(['error.memos.notCreated', 'error.memos.notUpdated']);
});

it('says that a post, a thread or a topic was not created where its form is not on the screen', () => {
  const [post, thread, topic] = [
    createEmitter<{ readonly thread: string }>(),
    createEmitter<{ readonly topic: string }>(),
    createEmitter<{ readonly section: string }>(),
  ];
  const isShown = (about: string): boolean => about.endsWith(' 1');
  const shown = alertsOf({
    forum: {
      following: quiet,
      posting: { onFailed: post.on },
      creatingThread: { onFailed: thread.on },
      creatingTopic: { onFailed: topic.on },
      isShown,
    },
  });
  for (const id of ['1', '2']) {
    post.emit({ thread: id });
    thread.emit({ topic: id });
    topic.emit({ section: id });
  }
  expect(shown).toEqual(['error.forum.postNotCreated', 'error.forum.threadNotCreated', 'error.forum.topicNotCreated']);
});

it('says that a customer was not blocked, by the page of the customer or by the end of the session', () => {
  const [byPage, byEnd] = [createEmitter(), createEmitter()];
  const shown = alertsOf({
    blocks: { blocking: { onFailed: byPage.on }, unblocking: quiet },
    session: { ...QUIET_SESSION, onNotBlocked: byEnd.on },
  });
  byPage.emit();
  byEnd.emit();
  expect(shown).toEqual(['error.blocks.notBlocked', 'error.blocks.notBlocked']);
});

it('shows an unconfirmed stop of the toys as an error, also of a tip that was left out for it', () => {
  const finished = createEmitter<{ readonly outcome: string; readonly code?: string }>();
  const shown: (readonly [string, string])[] = [];
  const known: Readonly<Record<string, unknown>> = {
    toys: { queue: { watch: createValue({ stop: { status: 'none' } }) }, onRefused: quiet, onFinished: finished.on },
    alerts: { show: (alert: { readonly class: string; readonly key: string }) => shown.push([alert.class, alert.key]) },
  };
  connectRows(alertRows(new Proxy(known, { get: (all, name) => all[String(name)] ?? quiet }) as unknown as AppParts));
  finished.emit({ outcome: 'missed', code: 'toys.stopUnconfirmed' });
  finished.emit({ outcome: 'missed' });
  expect(shown).toEqual([
    ['error', 'error.toys.stopUnconfirmed'],
    ['toy', 'error.toys.commandMissed'],
  ]);
});

it('says over the page that an upload failed only where its page, which says it too, is not shown', () => {
  const uploads = createValue<Pick<UploadsState, 'uploads'>>({ uploads: [] });
  const [shown, noted]: [string[], string[]] = [[], []];
  const known: Readonly<Record<string, unknown>> = {
    media: { uploads: { watch: uploads }, isShown: (kind: string) => kind === 'photo' },
    alerts: {
      show: ({ key }: { readonly key: string }) => shown.push(key),
      note: ({ key }: { readonly key: string }) => noted.push(key),
    },
  };
  connectRows(alertRows(new Proxy(known, { get: (all, name) => all[String(name)] ?? quiet }) as unknown as AppParts));
  const failedOf = (kind: 'photo' | 'video', code: string) => ({
    id: kind,
    task: { kind },
    phase: { at: 'failed', code },
  });
  uploads.set({
    uploads: [failedOf('photo', 'media.photoTooSmall'), failedOf('video', 'media.videoTooLarge')],
  } as unknown as UploadsState);
  expect([shown, noted]).toEqual([['error.media.videoTooLarge'], ['error.media.photoTooSmall']]);
});
