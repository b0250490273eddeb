import { InvalidArgumentError } from '@commander-js/extra-typings';
import { durationOf, durationWire } from '../../scenario/duration.ts';
import { highestOf, parseStage } from '../../swarm/stages.ts';
import { parseThresholds, type Threshold } from '../../swarm/thresholds.ts';
import { argument, wholeNumber } from './argument.ts';

/** Beyond these one machine measures itself alone. */
export const MOST = { people: 5_000, workers: 16, time: 3_600_000 };

export const people = wholeNumber(`a whole number from 0 to ${MOST.people}`, 0, MOST.people);

export const timeOf = argument('a duration such as 30s or 5m, at most 1h', (text) => {
  const time = durationWire.safeParse(text).success ? durationOf(text) : 0;
  return time > 0 && time <= MOST.time ? time : undefined;
});

export const stageOf = argument(`a stage such as 0..500/30s, of at most ${MOST.people} pairs`, (text) => {
  const stage = parseStage(text);
  return stage !== undefined && highestOf([stage]) <= MOST.people ? stage : undefined;
});

export const thresholdsOf = (text: string): readonly Threshold[] => {
  const read = parseThresholds(text);
  if (read.ok) return read.value;
  throw new InvalidArgumentError(read.error);
};
