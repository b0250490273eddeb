import { observable, runInAction } from 'mobx';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BlockedWord } from '@greenroom/core/blocked-words/blocked-words';
import { seconds } from '@greenroom/core/kernel/units';
import { expectAccessible } from '../ui/expect-accessible.fake.ts';
import { shownQuery } from '../ui/query-view.fake.ts';
import { show, showUntilLeft } from '../ui/show.fake.tsx';
import type { BlockedWordsModel } from './blocked-words.view-model.ts';
import { BlockedWordsPage } from './BlockedWordsPage.tsx';

const wordsOf = (...words: readonly BlockedWord[]) => shownQuery<readonly BlockedWord[]>(words);
const wordOf = (word: string, held = 0): BlockedWord => ({
  id: word,
  word,
  held,
  lastHeldAt: held === 0 ? undefined : seconds(Date.parse('2026-11-21T12:00:00Z') / 1_000),
});
const NONE: BlockedWordsModel = {
  list: wordsOf(),
  word: '',
  adding: false,
  removing: undefined,
  errorKey: undefined,
  write: () => undefined,
  add: () => undefined,
  remove: () => undefined,
  clearError: () => undefined,
};

const text = async (model: Partial<BlockedWordsModel>): Promise<string> => {
  const container = await show(<BlockedWordsPage model={{ ...NONE, ...model }} />);
  await expect.poll(() => container.textContent).not.toBe('');
  return container.textContent;
};

it.each([
  ['loading', 'One moment'],
  ['failed', 'Your words could not be loaded'],
  ['notAllowed', 'Log out and log in again'],
] as const)('shows what to do next while it is %s', async (view, words) => {
  expect(await text({ list: { ...NONE.list, view } })).toContain(words);
});

it('says that all messages are delivered while there is no word', async () => {
  expect(await text({})).toContain('All messages are delivered');
});

it('counts the messages that each word has held back', async () => {
  const shown = await text({
    list: wordsOf(wordOf('café', 3), wordOf('real name')),
  });
  expect(shown).toContain('3 messages not delivered, the latest on 21-11-2026');
  expect(shown).toContain('Nothing held back yet');
  expect(shown).toContain('2 of 100 words');
});

it('shows why a word is refused, until it is changed', async () => {
  const write = vi.fn<BlockedWordsModel['write']>();
  await text({ word: 'café', write, add: () => 'known' });
  const field = page.getByRole('textbox', { name: 'Word or phrase' });
  await page.getByRole('button', { name: 'Block this word' }).click();
  const problem = page.getByText('This word is on your list already.');
  await expect.element(problem).toBeVisible();
  await expect.element(field).toHaveValue('café');
  await field.fill('cafés');
  expect(write.mock.calls).toEqual([['cafés']]);
  await expect.element(problem).not.toBeInTheDocument();
});

it('removes a word', async () => {
  const remove = vi.fn<BlockedWordsModel['remove']>();
  await text({ list: wordsOf(wordOf('café')), remove });
  await page.getByRole('button', { name: 'Remove café' }).click();
  expect(remove.mock.calls).toEqual([['café']]);
});

it('has no barrier with a word in its list and a refusal', async () => {
  await text({
    list: wordsOf(wordOf('café', 1)),
    word: 'café',
    add: () => 'known',
  });
  await page.getByRole('button', { name: 'Block this word' }).click();
  await expect.element(page.getByText('This word is on your list already.')).toBeVisible();
  await expectAccessible();
});

it('removes one word at a time, and shows that the others wait', async () => {
  const remove = vi.fn<BlockedWordsModel['remove']>();
  await text({ list: wordsOf(wordOf('snap'), wordOf('café')), removing: 'snap', remove });
  const other = page.getByRole('button', { name: /café/ });
  await expect.element(other).toHaveAttribute('aria-disabled', 'true');
  await expect.element(other).not.toHaveAttribute('aria-busy');
  other.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(remove).not.toHaveBeenCalled();
});

it('clears the error that was shown when it is left', async () => {
  const clearError = vi.fn<() => void>();
  const leave = await showUntilLeft(<BlockedWordsPage model={{ ...NONE, clearError }} />);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(clearError).not.toHaveBeenCalled();
  await leave();
  expect(clearError).toHaveBeenCalled();
});

it('adds no word while one is being removed, and removes none while one is being added', async () => {
  const add = vi.fn<BlockedWordsModel['add']>();
  const list = wordsOf(wordOf('snap'));
  await text({ list, word: 'café', removing: 'snap', add });
  await userEvent.click(page.getByRole('textbox', { name: 'Word or phrase' }));
  await userEvent.keyboard('{Enter}');
  expect(add).not.toHaveBeenCalled();
  await text({ list, word: 'café', adding: true });
  await expect.element(page.getByRole('button', { name: /snap/ })).toHaveAttribute('aria-disabled', 'true');
});

it('keeps the focus in the list when a word is removed', async () => {
  const model = observable({ ...NONE, list: wordsOf(wordOf('café')) }, {}, { deep: false });
  await show(<BlockedWordsPage model={model} />);
  await page.getByRole('button', { name: 'Remove café' }).click();
  runInAction(() => void Object.assign(model, { list: wordsOf() }));
  await expect.element(page.getByRole('heading', { name: '0 of 100 words' })).toHaveFocus();
});
