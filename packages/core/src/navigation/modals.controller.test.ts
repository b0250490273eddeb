import { expect, it } from 'vitest';
import { createModalsController } from './modals.controller.ts';

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
