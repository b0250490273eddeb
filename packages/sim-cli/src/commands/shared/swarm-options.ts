import { InvalidArgumentError } from '@commander-js/extra-typings';
import { durationOf, durationWire } from '../../scenario/duration.ts';
import { highestOf, parseStage, type Stage } from '../../swarm/stages.ts';
import { parseThresholds, type Threshold } from '../../swarm/thresholds.ts';

/** Beyond these one machine measures itself alone. */
export const MOST = { people: 5_000, workers: 16, time: 3_600_000, joiners: 100 };

/** The address at which a swarm listens for others. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

export const wholeNumber = (least: number, most: number) => (text: string) => {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
};
export const timeOf = (text: string): number => {
  const time = durationWire.safeParse(text).success ? durationOf(text) : 0;
  if (time > 0 && time <= MOST.time) return time;
  throw new InvalidArgumentError('It must be a duration such as 30s or 5m, at most 1h.');
};

export const stageOf = (text: string, before: readonly Stage[]): readonly Stage[] => {
  const stage = parseStage(text);
  if (stage !== undefined && highestOf([stage]) <= MOST.people) return [...before, stage];
  throw new InvalidArgumentError(`It must be a stage such as 0..500/30s, of at most ${MOST.people} pairs.`);
};
export const thresholdsOf = (text: string): readonly Threshold[] => {
  const read = parseThresholds(text);
  if (read.ok) return read.value;
  throw new InvalidArgumentError(read.error);
};
export const addressOf = (text: string): Address => {
  const [, host, port] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
  if (host !== undefined && Number(port) <= 65_535) return { host, port: Number(port) };
  throw new InvalidArgumentError('It must be an address such as 127.0.0.1:7700.');
};
