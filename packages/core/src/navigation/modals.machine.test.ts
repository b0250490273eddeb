import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  createModalsController,
  MODAL_NAMES,
  type ModalName,
  modals,
  type ModalsEvent,
  type ModalsState,
  NO_MODAL,
} from './modals.machine.ts';

const open = (name: ModalName): ModalsEvent => ({ type: 'opened', name });
const close = (name?: ModalName): ModalsEvent => (name === undefined ? { type: 'closed' } : { type: 'closed', name });
const after = (...events: readonly ModalsEvent[]): ModalsState =>
  events.reduce((state, event) => modals(state, event).state, NO_MODAL);

it('opens one modal and closes the other', () => {
  expect(after(open('phone'), open('chat-request')).open).toBe('chat-request');
});

it('closes whatever is open when no name is given', () => {
  expect(after(open('notapproved'), close())).toEqual(NO_MODAL);
});

it('leaves another modal open when a closed one is closed again', () => {
  expect(after(open('session'), close('chat-request')).open).toBe('session');
});

it('lets face recognition block every other modal', () => {
  expect(after(open('face-recog'), open('chat-request')).open).toBe('face-recog');
});

it('closes face recognition only by its name', () => {
  expect(after(open('face-recog'), close()).open).toBe('face-recog');
  expect(after(open('face-recog'), close('face-recog'))).toEqual(NO_MODAL);
});

it('opens a request that came during face recognition afterwards', () => {
  expect(after(open('face-recog'), open('vip-request'), close('face-recog')).open).toBe('vip-request');
});

it('forgets a request that went away during face recognition', () => {
  const events = [open('face-recog'), open('vip-request'), close('vip-request')];
  expect(after(...events).open).toBe('face-recog');
  expect(after(...events, close('face-recog'))).toEqual(NO_MODAL);
});

it('lets face recognition push every other modal aside', () => {
  expect(after(open('chat-request'), open('face-recog'))).toEqual({ open: 'face-recog', next: undefined });
});

it('closes also a blocking modal at log-out', () => {
  expect(after(open('face-recog'), open('phone'), { type: 'allClosed' })).toBe(NO_MODAL);
});

it.each<[ModalsState, ModalsEvent]>([
  [NO_MODAL, close()],
  [NO_MODAL, close('phone')],
  [NO_MODAL, { type: 'allClosed' }],
  [after(open('phone'), close()), { type: 'allClosed' }],
  [after(open('phone')), open('phone')],
  [after(open('phone')), close('session')],
  [after(open('face-recog')), close()],
  [after(open('face-recog'), open('phone')), open('phone')],
])('keeps the same state when nothing changes', (state, event) => {
  expect(modals(state, event).state).toBe(state);
});

it('remembers a next modal only behind face recognition', () => {
  const name = fc.constantFrom(...MODAL_NAMES);
  const event = fc.oneof(name.map(open), name.map(close), fc.constant(close()));
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const state = after(...events);
      expect(state.next === undefined || state.open === 'face-recog').toBe(true);
    }),
  );
});

it('tells who watches which modal is open', () => {
  const modals = createModalsController();
  const seen: unknown[] = [];
  modals.watch.subscribe(({ open }) => seen.push(open));
  modals.open('phone');
  modals.open('phone');
  modals.open('session');
  modals.close('phone');
  modals.close('session');
  modals.open('face-recog');
  modals.close();
  modals.reset();
  expect(seen).toEqual(['phone', 'session', undefined, 'face-recog', undefined]);
});
