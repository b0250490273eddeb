import { action, makeObservable, observable } from 'mobx';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../ui/show.sim.tsx';
import { Shortcuts, type ShortcutsModel } from './Shortcuts.tsx';
import type { StudioStage } from './studio-stage.ts';

class FakeModel implements ShortcutsModel {
  on = true;
  constructor() {
    makeObservable(this, { on: observable, toggle: action });
  }
  readonly toggle = (): void => {
    this.on = !this.on;
  };
}

const setUp = async (stage: StudioStage) => {
  const model = new FakeModel();
  const heard: string[] = [];
  const hear = (name: string) => () => void heard.push(name);
  const actions = {
    end: hear('end'),
    pause: hear('pause'),
    goReady: hear('goReady'),
    focusChat: hear('focusChat'),
    stopToys: hear('stopToys'),
    mute: hear('mute'),
    camera: hear('camera'),
  };
  await show(
    <>
      <input aria-label="Elsewhere" />
      <Shortcuts model={model} stage={stage} actions={actions} />
    </>,
  );
  await expect.element(page.getByRole('button', { name: 'Shortcuts' })).toBeVisible();
  return { heard, model };
};

it('hears the keys of the stage, wherever the focus is', async () => {
  const { heard } = await setUp('connected');
  await userEvent.keyboard('cegp');
  expect(heard).toEqual(['focusChat', 'end', 'pause']);
});

it('hears nothing while she types', async () => {
  const { heard } = await setUp('connected');
  await userEvent.click(page.getByRole('textbox', { name: 'Elsewhere' }));
  await userEvent.keyboard('cep?');
  expect(heard).toEqual([]);
  await expect.element(page.getByRole('textbox', { name: 'Elsewhere' })).toHaveValue('cep?');
});

it('lists all keys on ?, and hears none of the others meanwhile', async () => {
  const { heard } = await setUp('connected');
  await userEvent.keyboard('?');
  await expect.element(page.getByText('Accept the request')).toBeVisible();
  await expect.element(page.getByText('Show this list')).toBeVisible();
  await userEvent.keyboard('e');
  expect(heard).toEqual([]);
});

it('can be switched off, for those who speak to their computer', async () => {
  const { heard } = await setUp('connected');
  await userEvent.click(page.getByRole('button', { name: 'Shortcuts' }));
  await userEvent.click(page.getByRole('switch', { name: 'Single-key shortcuts' }));
  await userEvent.click(page.getByRole('button', { name: 'Close shortcuts' }));
  await expect.element(page.getByText('Accept the request')).not.toBeInTheDocument();
  await userEvent.keyboard('ep');
  expect(heard).toEqual([]);
});
