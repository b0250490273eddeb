import type { CDPSession, Page } from 'playwright';
import { median } from './measure-page.ts';

/** A stretch of work of the page's main thread, in milliseconds: by the clock on the wall, and of a processor. */
export interface Task {
  readonly at: number;
  readonly wall: number;
  readonly cpu: number;
}

export interface Recording {
  readonly tasks: readonly Task[];
  /** Times at which keys went down. */
  readonly keys: readonly number[];
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } };
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];
const MICROS = 1_000;

const cpuOf = (events: readonly TraceEvent[]): number => events.reduce((sum, { tdur = 0 }) => sum + tdur, 0);

/** Every page has a main thread; the busiest is that of the page something is done with. */
const busiestMain = (events: readonly TraceEvent[]): readonly TraceEvent[] => {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const each = mains.map((main) => events.filter(({ pid, tid }) => pid === main.pid && tid === main.tid));
  return each.toSorted((left, right) => cpuOf(right) - cpuOf(left))[0] ?? [];
};

const recordingOf = (events: readonly TraceEvent[]): Recording => {
  const mine = busiestMain(events);
  return {
    tasks: mine
      .filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
      .map(({ ts, dur = 0, tdur = 0 }) => ({ at: ts / MICROS, wall: dur / MICROS, cpu: tdur / MICROS }))
      .toSorted((left, right) => left.at - right.at),
    keys: mine
      .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown')
      .map(({ ts }) => ts / MICROS)
      .toSorted((left, right) => left - right),
  };
};

/** Every task of the main thread while something is done, style, layout and paint among them; whoever drives the page is not. */
export const recorded = async (devtools: CDPSession, act: () => Promise<void>): Promise<Recording> => {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { readonly value: readonly object[] }): void =>
    void events.push(...(value as readonly TraceEvent[]));
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await act();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', collect);
  return recordingOf(events);
};

/** The middle one, and the one that only five of a hundred exceed. */
export interface Spread {
  readonly p50: number;
  readonly p95: number;
}

const P95 = 0.95;

const spreadOf = (values: readonly number[]): Spread => ({
  p50: median(values),
  p95: values.toSorted((left, right) => left - right)[Math.floor(values.length * P95)] ?? Number.NaN,
});

const KEYS = 20;
/** Long enough for everything that a key sets off. */
const BETWEEN_KEYS_MS = 250;

/** Measures the processor time of each key of a series until the page rests again. */
export const typeSeries = async (page: Page, devtools: CDPSession): Promise<Spread> => {
  const { tasks, keys } = await recorded(devtools, async () => {
    for (let key = 0; key < KEYS; key += 1) {
      await page.keyboard.press('a');
      await page.waitForTimeout(BETWEEN_KEYS_MS);
    }
  });
  // A task that holds a key begins before it.
  const starts = keys.map((key) => tasks.findLast(({ at }) => at <= key)?.at ?? key);
  return spreadOf(
    starts.map((from, index) => {
      const until = starts[index + 1] ?? from + BETWEEN_KEYS_MS;
      return tasks.filter(({ at }) => at >= from && at < until).reduce((sum, { cpu }) => sum + cpu, 0);
    }),
  );
};
