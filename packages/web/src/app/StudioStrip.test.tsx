import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import { StudioStrip, type StudioStripProps } from './StudioStrip.tsx';

type Model = StudioStripProps['model'];

const SERVICES: StudioStripProps['services'] = {
  groups: [],
  noteKey: undefined,
  paused: undefined,
  live: ['cam'],
  otherCount: 0,
  preset: undefined,
  presetChanges: { quiet: { on: [], off: [] }, normal: { on: [], off: [] }, all: { on: [], off: [] } },
  choosePreset: () => undefined,
  save: 'saved',
  isOpen: false,
  open: () => undefined,
  close: () => undefined,
  toggle: () => undefined,
  explainPhone: () => undefined,
};

const setUp = async (change: Partial<Model>) => {
  const calls: string[] = [];
  const record = (what: string) => () => void calls.push(what);
  const model: Model = {
    stage: 'idle',
    status: 'idle',
    waited: undefined,
    asking: false,
    goReady: record('goReady'),
    takeOver: record('takeOver'),
    stop: record('stop'),
    check: { explainsScreenLock: () => false },
    ...change,
  };
  const pauseButton = { labelKey: 'services.pauseWork', paused: false, restores: [], press: record('pause') } as const;
  await show(<StudioStrip model={model} pauseButton={pauseButton} services={SERVICES} open={record('open')} />);
  return { calls };
};

const button = (name: string) => page.getByRole('button', { name, exact: true });

it('goes ready with one press, and unfolds the studio', async () => {
  const { calls } = await setUp({});
  await button('Go ready').click();
  expect(calls).toEqual(['goReady', 'open']);
});

it('unfolds the studio before it goes ready where something is told first, and goes ready at the next press', async () => {
  const answers = [true, false];
  const { calls } = await setUp({ check: { explainsScreenLock: () => answers.shift() ?? false } });
  await button('Go ready').click();
  await button('Go ready').click();
  expect(calls).toEqual(['open', 'goReady', 'open']);
});

it.each([
  ['paused', { status: 'paused' }],
  ['not reachable by any service', { status: 'notReachable' }],
  ['not approved', { stage: 'notApproved', status: 'notApproved' }],
  ['ready already', { stage: 'ready', status: 'ready' }],
] as const)('does not offer to go ready while %s', async (_, change) => {
  await setUp(change);
  await expect.element(button('Studio')).toBeVisible();
  await expect.element(button('Go ready')).not.toBeInTheDocument();
});

it('ignores a second press while the broadcast starts', async () => {
  const { calls } = await setUp({ stage: 'starting', status: 'starting' });
  await button('Go ready').click({ force: true });
  expect(calls).toEqual([]);
});
