import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { toyId } from '@greenroom/core/kernel/ids';
import { credits } from '@greenroom/core/kernel/units';
import type { ToyPanelModel } from '../../toys/toy-panel.view-model.ts';
import { show } from '../../ui/show.fake.tsx';
import { ToyLine } from './ToyLine.tsx';

const nothing = (): void => undefined;
const PEARL = { id: toyId('a1'), name: 'Pearl', status: 'ready', battery: 80 } as const;
const RUBY = { id: toyId('b2'), name: 'Ruby', status: 'ready', battery: undefined } as const;

const AT_REST: ToyPanelModel = {
  status: 'connected',
  errorKey: undefined,
  toys: [PEARL, RUBY],
  running: undefined,
  waiting: 0,
  next: undefined,
  isAtHand: true,
  mayMove: false,
  paused: false,
  stopWord: 'none',
  canReplay: false,
  connect: nothing,
  pauseOrResume: nothing,
  skip: nothing,
  replay: nothing,
  stop: nothing,
};

const line = page.getByRole('region', { name: 'Toys' });
const open = (part: Partial<ToyPanelModel>) => show(<ToyLine model={{ ...AT_REST, ...part }} />);

it('says that it is paused and how many wait, also after the stop that the pause sent', async () => {
  await open({ paused: true, waiting: 2, stopWord: 'confirmed' });
  for (const words of ['Pearl, Ruby', 'Stopped', '2 waiting', 'Paused'])
    await expect.element(line.getByText(words, { exact: true })).toBeVisible();
});

it('names as running the toys alone that run', async () => {
  const running = { trigger: { kind: 'tip', amount: credits(5) }, left: '00:12' } as const;
  await open({ running, toys: [{ ...PEARL, status: 'running' }, RUBY] });
  await expect.element(line.getByText('Pearl', { exact: true })).toBeVisible();
  expect(line.getByText('Ruby').query()).toBeNull();
});

it('says which toy is out of reach or switched off', async () => {
  await open({ toys: [PEARL, { ...RUBY, status: 'offline' }] });
  await expect.element(line.getByText('Pearl', { exact: true })).toBeVisible();
  await expect.element(line.getByText('Ruby · Out of reach')).toBeVisible();
});

it('names the battery of a toy at 20 % or less', async () => {
  await open({
    toys: [
      { ...PEARL, battery: 20 },
      { ...RUBY, battery: 21 },
    ],
  });
  await expect.element(line.getByText('Pearl · Battery 20%')).toBeVisible();
  await expect.element(line.getByText('Ruby', { exact: true })).toBeVisible();
});

it('has no line without a toy, after the last stop either', async () => {
  await open({ status: 'disconnected', toys: [], isAtHand: false, stopWord: 'confirmed' });
  await expect.element(line).not.toBeInTheDocument();
});

it('leaves its place to the sentence about a stop that is not confirmed', async () => {
  await open({ status: 'connecting', stopWord: 'trying', errorKey: 'error.toys.apiUnavailable' });
  await expect.element(line.getByText('Not confirmed: the toy does not answer.', { exact: false })).toBeVisible();
  for (const words of ['Pearl', 'The toy app does not answer.'])
    expect(line.getByText(words, { exact: false }).query()).toBeNull();
});
