import { beforeEach, expect, it } from 'vitest';
import { clientId } from '@greenroom/core/kernel/ids';
import { createSessionDrafts } from './session-drafts.ts';
import { tabStorage, type TabStorage } from './tab-storage.ts';

const MARK = clientId('1');
const JAN = clientId('2');
let storage: TabStorage;

const forbidden = (): never => {
  throw new Error('storage is forbidden');
};

beforeEach(() => {
  storage = tabStorage(forbidden);
});

it('keeps the draft to each customer through a reload', () => {
  createSessionDrafts(storage).write(MARK, 'good evening');
  createSessionDrafts(storage).write(JAN, 'hello');
  const reloaded = createSessionDrafts(storage);
  expect([reloaded.read(MARK), reloaded.read(JAN), reloaded.read(clientId('3'))]).toEqual([
    'good evening',
    'hello',
    '',
  ]);
});

it('leaves nothing behind when a draft is sent', () => {
  const drafts = createSessionDrafts(storage);
  drafts.write(MARK, 'good evening');
  drafts.write(MARK, '');
  expect(storage.getItem('greenroom.drafts')).toBeNull();
});

it('forgets everything at log-out', () => {
  const drafts = createSessionDrafts(storage);
  drafts.write(MARK, 'good evening');
  drafts.clear();
  expect(drafts.read(MARK)).toBe('');
});

it.each(['', 'no json', '[1]', '{"1":5}', 'null'])('takes %j in the storage for no draft', (text) => {
  storage.setItem('greenroom.drafts', text);
  expect(createSessionDrafts(storage).read(MARK)).toBe('');
});

it('names no customer after the object it is kept in', () => {
  const drafts = createSessionDrafts(storage);
  expect(drafts.read(clientId('constructor'))).toBe('');
});
