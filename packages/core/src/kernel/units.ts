import type { Brand } from './brand.ts';

/** Money in integer euro cents. */
export type Cents = Brand<number, 'Cents'>;
/** What a customer spends; whole credits. */
export type Credits = Brand<number, 'Credits'>;
/** A duration or a point on a clock, in milliseconds. */
export type Millis = Brand<number, 'Millis'>;
/** A duration, or a point in time since 1970, in whole seconds. */
export type Seconds = Brand<number, 'Seconds'>;
/** A size in bytes. */
export type Bytes = Brand<number, 'Bytes'>;

/** How fast media flows. */
export type BitsPerSecond = Brand<number, 'BitsPerSecond'>;
/** A width or a height on a screen. */
export type Pixels = Brand<number, 'Pixels'>;
/** How often a picture changes. */
export type FramesPerSecond = Brand<number, 'FramesPerSecond'>;

/** A whole file in memory. */
export type FileContent = Uint8Array<ArrayBuffer>;

export const cents = (value: number): Cents => value as Cents;
export const credits = (value: number): Credits => value as Credits;
export const millis = (value: number): Millis => value as Millis;
export const seconds = (value: number): Seconds => value as Seconds;
export const bytes = (value: number): Bytes => value as Bytes;
export const bitsPerSecond = (value: number): BitsPerSecond => value as BitsPerSecond;
export const pixels = (value: number): Pixels => value as Pixels;
export const framesPerSecond = (value: number): FramesPerSecond => value as FramesPerSecond;

export const secondsToMillis = (value: Seconds): Millis => millis(value * 1000);
/** Whole seconds, rounded down: a second counts once it has passed. */
export const millisToSeconds = (value: Millis): Seconds => seconds(Math.floor(value / 1000));
export const addMillis = (left: Millis, right: Millis): Millis => millis(left + right);
/** How long it took to get from `start` to `end`. */
export const elapsed = (start: Millis, end: Millis): Millis => millis(end - start);
