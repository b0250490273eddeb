import { makeObservable, observable } from 'mobx';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toyId } from '@greenroom/core/kernel/ids';
import { credits } from '@greenroom/core/kernel/units';
import { show } from '../ui/show.fake.tsx';
import type { ToyPanelModel, StopStatus } from './toy-panel.view-model.ts';
import { ToyPanel } from './ToyPanel.tsx';

class FakeModel implements ToyPanelModel {
  status: ToyPanelModel['status'] = 'connected';
  errorKey: ToyPanelModel['errorKey'] = undefined;
  readonly toys: ToyPanelModel['toys'] = [{ id: toyId('a1'), name: 'Pearl', status: 'running', battery: 80 }];
  running: ToyPanelModel['running'] = { trigger: { kind: 'tip', amount: credits(5) }, left: '00:12' };
  waiting = 2;
  readonly next: ToyPanelModel['next'] = { kind: 'tip', amount: credits(3) };
  paused = false;
  isAtHand = true;
  mayMove = true;
  stopWord: StopStatus = 'none';
  canReplay = false;
  readonly calls: string[] = [];
  readonly connect = () => void this.calls.push('connect');
  readonly pauseOrResume = () => void this.calls.push('pause');
  readonly skip = () => void this.calls.push('skip');
  readonly replay = () => void this.calls.push('replay');
  readonly stop = () => void this.calls.push('stop');

  constructor(change: Partial<ToyPanelModel> = {}) {
    Object.assign(this, change);
    makeObservable(this, { status: observable, stopWord: observable, running: observable, canReplay: observable });
  }
}

const panel = page.getByRole('region', { name: 'Toys' });

it('says what runs, how long still, what comes next, and how many wait', async () => {
  await show(<ToyPanel model={new FakeModel()} />);
  for (const words of ['Now: tip of 5 credits', '00:12 left', 'Next: tip of 3 credits', '2 waiting', 'Pearl · Running'])
    await expect.element(panel.getByText(words, { exact: false })).toBeVisible();
});

it('writes the credits of a large tip with a dot between thousands', async () => {
  const running = { trigger: { kind: 'tip', amount: credits(1_250) }, left: '00:12' } as const;
  await show(<ToyPanel model={new FakeModel({ running })} />);
  await expect.element(panel.getByText('Now: tip of 1.250 credits', { exact: true })).toBeVisible();
});

it('names the battery of a toy that runs low', async () => {
  const low = { id: toyId('a1'), name: 'Pearl', status: 'ready', battery: 12 } as const;
  await show(<ToyPanel model={new FakeModel({ toys: [low] })} />);
  await expect.element(panel.getByText('Pearl · Ready · Battery 12%')).toBeVisible();
});

it('stops, pauses and skips by keyboard alone', async () => {
  const model = new FakeModel();
  await show(<ToyPanel model={model} />);
  await expect.element(panel).toBeVisible();
  for (const _ of ['stop', 'pause', 'skip']) await userEvent.keyboard('{Tab}{Enter}');
  expect(model.calls).toEqual(['stop', 'pause', 'skip']);
});

it.each([
  ['asked', 'Stopping …'],
  ['confirmed', 'Stopped'],
  ['trying', 'Not confirmed: the toy does not answer. We keep trying'],
  ['unknown', 'Stop sent, but not confirmed.'],
] as const)('says how the stop went in words: %s', async (stopWord, words) => {
  await show(<ToyPanel model={new FakeModel({ stopWord })} />);
  await expect.element(panel.getByText(words, { exact: false })).toBeVisible();
});

it('keeps the stop in reach while toys may move, also when their app is gone', async () => {
  const gone = { status: 'connecting', running: undefined, errorKey: 'error.toys.apiUnavailable' } as const;
  await show(<ToyPanel model={new FakeModel(gone)} />);
  await expect.element(panel.getByRole('button', { name: 'Stop toys' })).toBeVisible();
  await expect.element(panel.getByText('The toy app does not answer.', { exact: false })).toBeVisible();
});

it('makes the stop red only while a toy may be moving', async () => {
  const colours: string[] = [];
  for (const mayMove of [true, false]) {
    await show(<ToyPanel model={new FakeModel({ mayMove })} />);
    const stop = panel.getByRole('button', { name: 'Stop toys' });
    await expect.element(stop).toBeVisible();
    colours.push(getComputedStyle(stop.element()).backgroundColor);
  }
  expect(new Set(colours).size).toBe(2);
});

it('offers to connect while nothing is connected, and no more than that', async () => {
  const nothing = { status: 'disconnected', running: undefined, toys: [], isAtHand: false, mayMove: false } as const;
  const model = new FakeModel(nothing);
  await show(<ToyPanel model={model} />);
  await userEvent.click(panel.getByRole('button', { name: 'Connect' }));
  expect(model.calls).toEqual(['connect']);
  expect(panel.getByRole('button', { name: 'Stop toys' }).query()).toBeNull();
});

it('keeps long words within 320 pixels', async () => {
  await page.viewport(320, 640);
  const model = new FakeModel({ stopWord: 'trying', errorKey: 'error.toys.apiUnavailable' });
  await show(<ToyPanel model={model} />);
  await expect.element(panel).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
