import { action, makeObservable, observable } from 'mobx';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { StudioStage } from '@greenroom/core/session/session-state';
import { show } from '../ui/show.fake.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import type { ShortcutsModel } from './shortcuts.view-model.ts';

class FakeModel implements ShortcutsModel {
  on = true;
  isHelpOpen = false;
  readonly panic: () => void;
  constructor(panic: () => void) {
    this.panic = panic;
    makeObservable(this, {
      on: observable,
      isHelpOpen: observable,
      toggle: action,
      openHelp: action,
      closeHelp: action,
    });
  }
  readonly openHelp = (): void => {
    this.isHelpOpen = true;
  };
  readonly closeHelp = (): void => {
    this.isHelpOpen = false;
  };
  readonly toggle = (): void => {
    this.on = !this.on;
  };
}

const setUp = async (stage: StudioStage) => {
  const calls: string[] = [];
  const record = (name: string) => (index?: number) =>
    void calls.push(name === 'quickReply' ? `${name} ${index}` : name);
  const model = new FakeModel(record('panic'));
  const actions = {
    end: record('end'),
    pause: record('pause'),
    goReady: record('goReady'),
    toLine: record('toLine'),
    stopToys: record('stopToys'),
    mute: record('mute'),
    camera: record('camera'),
    note: record('note'),
    page: record('page'),
    quickReply: record('quickReply'),
  };
  await show(
    <>
      <input aria-label="Elsewhere" />
      <Shortcuts model={model} stage={stage} actions={actions} />
    </>,
  );
  await expect.element(page.getByRole('button', { name: 'Shortcuts' })).toBeVisible();
  return { calls, model };
};

it('takes the single keys of the stage while no field has the focus', async () => {
  const { calls } = await setUp('idle');
  await userEvent.keyboard('cegp');
  expect(calls).toEqual(['goReady', 'pause']);
});

it.each(['prima vind ik mooi', 'even wachten', 'give me some more', 'mach weiter, sehr gerne'])(
  'takes no letter of a sentence in a session: %s',
  async (sentence) => {
    const { calls } = await setUp('connected');
    await userEvent.keyboard(`${sentence}{Enter}`);
    expect(calls).toEqual([]);
  },
);

it('takes no letter of a sentence whose field has gone', async () => {
  const { calls } = await setUp('ready');
  const field = page.getByRole('textbox', { name: 'Elsewhere' });
  await userEvent.click(field);
  await userEvent.keyboard('sup');
  field.element().blur();
  await userEvent.keyboard('per mooi');
  expect(calls).toEqual([]);
});

it('survives a keydown without a key, as autofill sends it', async () => {
  const { calls } = await setUp('connected');
  const failures: unknown[] = [];
  const onError = (event: ErrorEvent): void => {
    event.preventDefault();
    failures.push(event.error);
  };
  window.addEventListener('error', onError);
  page
    .getByRole('textbox', { name: 'Elsewhere' })
    .element()
    .dispatchEvent(new Event('keydown', { bubbles: true }));
  window.removeEventListener('error', onError);
  expect([failures, calls]).toEqual([[], []]);
});

it.each([
  ['[ of a German Mac', { altKey: true, code: 'Digit5', key: '[' }],
  ['€ of a British Mac', { altKey: true, code: 'Digit2', key: '€' }],
])('leaves %s to the field', async (_name, press) => {
  const { calls } = await setUp('connected');
  const event = new KeyboardEvent('keydown', { ...press, bubbles: true, cancelable: true });
  page.getByRole('textbox', { name: 'Elsewhere' }).element().dispatchEvent(event);
  expect([event.defaultPrevented, calls]).toEqual([false, []]);
});

it.each(['stopPropagation', 'preventDefault'] as const)(
  'takes panic, stop and mute whatever keeps keys to itself by %s',
  async (keep) => {
    const { calls } = await setUp('connected');
    const field = page.getByRole('textbox', { name: 'Elsewhere' });
    await userEvent.click(field);
    field.element().addEventListener('keydown', (event) => event[keep]());
    await userEvent.keyboard('{Control>}.m{Shift>}x{/Shift}{/Control}');
    expect(calls).toEqual(['stopToys', 'mute', 'panic']);
  },
);

it('counts no Escape that something has used up as one of the two', async () => {
  const { calls } = await setUp('connected');
  const field = page.getByRole('textbox', { name: 'Elsewhere' });
  await userEvent.click(field);
  field.element().addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  await userEvent.keyboard('{Escape}{Escape}');
  expect(calls).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(calls).toEqual(['stopToys', 'toLine']);
});

it('takes no single key while typing', async () => {
  const { calls } = await setUp('connected');
  await userEvent.click(page.getByRole('textbox', { name: 'Elsewhere' }));
  await userEvent.keyboard('cep?');
  expect(calls).toEqual([]);
  await expect.element(page.getByRole('textbox', { name: 'Elsewhere' })).toHaveValue('cep?');
});

it('lists all keys on ?, and takes none of the others meanwhile', async () => {
  const { calls } = await setUp('connected');
  await userEvent.keyboard('?');
  await expect.element(page.getByText('Accept the request')).toBeVisible();
  await expect.element(page.getByText('Show this list')).toBeVisible();
  await userEvent.keyboard('e');
  expect(calls).toEqual([]);
});

it('takes every chord of the table while typing, and types nothing by it', async () => {
  const { calls } = await setUp('connected');
  const field = page.getByRole('textbox', { name: 'Elsewhere' });
  await userEvent.click(field);
  await userEvent.keyboard('{Control>}.mej\\{/Control}{Control>}{Shift>}xm{/Shift}{/Control}{Alt>}19{/Alt}');
  expect(calls).toEqual(['stopToys', 'mute', 'end', 'note', 'page', 'panic', 'camera', 'quickReply 0', 'quickReply 8']);
  await expect.element(field).toHaveValue('');
});

it('stops the toys by Escape twice within a second, and not by one', async () => {
  const { calls } = await setUp('connected');
  await userEvent.click(page.getByRole('textbox', { name: 'Elsewhere' }));
  await userEvent.keyboard('{Escape}');
  expect(calls).toEqual([]);
  await userEvent.keyboard('a{Escape}');
  expect(calls).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(calls).toEqual(['stopToys', 'toLine']);
});

it('counts no Escape that closes a window', async () => {
  const { calls } = await setUp('connected');
  await userEvent.keyboard('?{Escape}{Escape}');
  expect(calls).toEqual([]);
});

it('prints a single key on a button only while it works', async () => {
  const { model } = await setUp('connected');
  const button = page.getByRole('button', { name: 'Shortcuts' });
  await expect.element(button).toHaveTextContent('Shortcuts ?');
  await userEvent.click(page.getByRole('textbox', { name: 'Elsewhere' }));
  await expect.element(button).toHaveTextContent('Shortcuts');
  await userEvent.tab();
  await expect.element(button).toHaveTextContent('Shortcuts ?');
  model.toggle();
  await expect.element(button).toHaveTextContent('Shortcuts');
});

it('can be switched off, for those who speak to their computer', async () => {
  const { calls } = await setUp('connected');
  await userEvent.click(page.getByRole('button', { name: 'Shortcuts' }));
  await userEvent.click(page.getByRole('switch', { name: 'Single keys' }));
  await userEvent.click(page.getByRole('button', { name: 'Close shortcuts' }));
  await expect.element(page.getByText('Accept the request')).not.toBeInTheDocument();
  await userEvent.keyboard('?p');
  expect(calls).toEqual([]);
});
