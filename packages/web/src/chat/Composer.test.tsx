import { action, makeObservable, observable } from 'mobx';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import { Composer } from './Composer.tsx';
import type { ComposerModel } from './composer.view-model.ts';

class FakeModel implements ComposerModel {
  draft = '';
  readonly maxLength = 20;
  charactersLeft: number | undefined = undefined;
  translation: ComposerModel['translation'] = undefined;
  readonly sent: string[] = [];

  constructor() {
    makeObservable(this, { draft: observable, charactersLeft: observable, type: action });
  }

  get maySend(): boolean {
    return this.draft !== '';
  }

  readonly type = (draft: string): void => {
    this.draft = draft;
    this.charactersLeft = this.maxLength - draft.length;
  };

  readonly send = (): void => {
    this.sent.push(this.draft);
    this.type('');
  };
}

const setUp = async () => {
  const model = new FakeModel();
  const onSent: string[] = [];
  await show(<Composer model={model} fieldRef={createRef()} onSent={() => onSent.push('sent')} />);
  const field = page.getByRole('textbox', { name: 'Your message' });
  await userEvent.click(field);
  return { model, field, onSent };
};

it('sends with Enter and empties the line', async () => {
  const { model, field, onSent } = await setUp();
  await userEvent.keyboard('hello{Enter}');
  await expect.element(field).toHaveValue('');
  expect([model.sent, onSent]).toEqual([['hello'], ['sent']]);
});

it('keeps the focus at Send when the line has gone, and sends no empty one', async () => {
  const { model, onSent } = await setUp();
  await userEvent.keyboard('hello{Tab}');
  const button = page.getByRole('button', { name: 'Send' });
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect([model.sent, onSent]).toEqual([['hello'], ['sent']]);
});

it('makes a new line with Shift and Enter', async () => {
  const { model, field } = await setUp();
  await userEvent.keyboard('one{Shift>}{Enter}{/Shift}two');
  await expect.element(field).toHaveValue('one\ntwo');
  expect(model.sent).toEqual([]);
});

it('stays in the line at Escape, and keeps what is typed', async () => {
  const { field, model } = await setUp();
  await userEvent.keyboard('hello{Escape}{Escape}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(' there');
  expect(model.draft).toBe('hello there');
});

it.each([
  ['as Safari sends it', { keyCode: 229 }],
  ['as other browsers send it', { isComposing: true }],
])('takes no Enter that ends a composition, %s, and the next one', async (_name, press) => {
  const { field, model } = await setUp();
  await userEvent.keyboard('hello');
  const line = field.element();
  line.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  line.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...press }));
  expect(model.sent).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(model.sent).toEqual(['hello']);
});

it('tells how many characters are left, and takes no more', async () => {
  const { field } = await setUp();
  await userEvent.keyboard('x'.repeat(25));
  await expect.element(field).toHaveValue('x'.repeat(20));
  await expect.element(page.getByText('0 characters left')).toBeVisible();
});

it('says why a line that a quick reply made too long cannot be sent', async () => {
  const { model } = await setUp();
  model.type('x'.repeat(25));
  await expect.element(page.getByText('too many characters! 25/20')).toBeVisible();
});
