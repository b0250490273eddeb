import { expect, it } from 'vitest';
import { createFormDrafts } from './form-drafts.ts';
import { createSessionDrafts } from './session-drafts.ts';
import { tabStorage } from './tab-storage.ts';

const noStorage = () =>
  tabStorage(() => {
    throw new Error('forbidden');
  });

it('keeps half-filled forms apart, until they are saved or the performer logs out', () => {
  const storage = noStorage();
  const drafts = createFormDrafts(storage);
  drafts.write('personal', { city: 'Zeist', likes: ['jazz'], on: true });
  drafts.write('vip', { vipcam: '299' });
  expect(createFormDrafts(storage).read('personal')).toEqual({ city: 'Zeist', likes: ['jazz'], on: true });
  drafts.write('vip', undefined);
  expect(drafts.read('vip')).toEqual({});
  createSessionDrafts(storage).clear();
  expect(storage.getItem('greenroom.forms')).toBeNull();
});

it.each(['no json', '[]', 'null', '{"personal":5}', '{"personal":{"city":{"a":1},"on":null,"likes":[1]}}'])(
  'takes %s in the storage for nothing kept',
  (text) => {
    const storage = noStorage();
    storage.setItem('greenroom.forms', text);
    expect(createFormDrafts(storage).read('personal')).toEqual({});
  },
);
