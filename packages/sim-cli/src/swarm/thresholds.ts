import { err, ok, type Result } from '@greenroom/core/kernel/result';

/** The figures that a threshold may be about: times, with their unit, and numbers. */
const METRICS = {
  p50: 'time',
  p95: 'time',
  p99: 'time',
  slowest: 'time',
  lines: 'number',
  lost: 'number',
  doubled: 'number',
  errors: 'number',
  sessions: 'number',
} as const;
export type Metric = keyof typeof METRICS;
const METRIC_NAMES = Object.keys(METRICS).join(', ');

const COMPARES = {
  '>': (value: number, limit: number) => value > limit,
  '>=': (value: number, limit: number) => value >= limit,
  '<': (value: number, limit: number) => value < limit,
  '<=': (value: number, limit: number) => value <= limit,
} as const;

/** A condition under which a run has failed. Times are in milliseconds. */
export interface Threshold {
  readonly text: string;
  readonly metric: Metric;
  readonly sign: keyof typeof COMPARES;
  readonly limit: number;
}

const isMetric = (name: string): name is Metric => Object.hasOwn(METRICS, name);
const isSign = (sign: string): sign is keyof typeof COMPARES => Object.hasOwn(COMPARES, sign);
const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000 };
const THRESHOLD = /^(\w+)(>=|<=|>|<)(\d+(?:\.\d+)?)([a-z]*)$/;

const parseThreshold = (text: string): Result<Threshold, string> => {
  const [, metric = '', sign = '', number = '', unit = ''] = THRESHOLD.exec(text) ?? [];
  if (!isSign(sign)) return err(`"${text}" is no threshold: write p99>150ms or lost>0.`);
  if (!isMetric(metric)) return err(`There is no "${metric}": there are ${METRIC_NAMES}.`);
  if (METRICS[metric] === 'number')
    return unit === ''
      ? ok({ text, metric, sign, limit: Number(number) })
      : err(`"${text}": ${metric} is a number, without a unit.`);
  const factor = UNITS[unit];
  return factor === undefined
    ? err(`"${text}": ${metric} is a time; its unit is ms or s.`)
    : ok({ text, metric, sign, limit: Number(number) * factor });
};

/** Reads `p99>150ms,lost>0`. @returns on failure, the mistake of the first wrong threshold */
export const parseThresholds = (text: string): Result<readonly Threshold[], string> => {
  const thresholds: Threshold[] = [];
  for (const part of text.split(',')) {
    const read = parseThreshold(part.trim());
    if (!read.ok) return read;
    thresholds.push(read.value);
  }
  return ok(thresholds);
};

/** Names those that a run has crossed, with what it came to. A time of which nothing is known crosses each limit. */
export const crossed = (
  thresholds: readonly Threshold[],
  values: Readonly<Record<Metric, number | undefined>>,
): readonly string[] =>
  thresholds.flatMap(({ text, metric, sign, limit }) => {
    const value = values[metric];
    if (value !== undefined && !COMPARES[sign](value, limit)) return [];
    const unit = METRICS[metric] === 'time' ? ' ms' : '';
    return `${text}: ${metric} is ${value === undefined ? 'not known' : `${value}${unit}`}`;
  });
