import { durationOf, durationWire } from '../scenario/duration.ts';

/** A part of a load test in which the number of pairs that talk rises or falls evenly. */
export interface LoadStage {
  readonly from: number;
  readonly to: number;
  readonly milliseconds: number;
}

const STAGE = /^(\d+)\.\.(\d+)\/(.+)$/;

/** Reads `0..500/30s`. @returns undefined when it is no stage */
export const parseStage = (text: string): LoadStage | undefined => {
  const [, from, to, time = ''] = STAGE.exec(text) ?? [];
  if (from === undefined || to === undefined || !durationWire.safeParse(time).success) return undefined;
  const milliseconds = durationOf(time);
  return milliseconds > 0 ? { from: Number(from), to: Number(to), milliseconds } : undefined;
};

/** Returns the highest number of pairs that talk in any of the stages. */
export const highestOf = (stages: readonly LoadStage[]): number =>
  Math.max(0, ...stages.flatMap(({ from, to }) => [from, to]));

/** Returns the length of all stages in milliseconds. */
export const totalMilliseconds = (stages: readonly LoadStage[]): number =>
  stages.reduce((sum, { milliseconds }) => sum + milliseconds, 0);

/** Returns how many pairs talk at a time in milliseconds after the beginning; after the last stage, as many as at its end. */
export const talkingPairsAt = (stages: readonly LoadStage[], passed: number): number => {
  let left = passed;
  for (const { from, to, milliseconds } of stages) {
    if (left < milliseconds) return Math.round(from + ((to - from) * left) / milliseconds);
    left -= milliseconds;
  }
  return stages.at(-1)?.to ?? 0;
};

/** Splits a number of pairs in proportion, so that the parts add up to it. @param before pairs of those that come before this part */
export const portionOf = (level: number, { before, own, all }: { before: number; own: number; all: number }): number =>
  all === 0 ? 0 : Math.floor((level * (before + own)) / all) - Math.floor((level * before) / all);
