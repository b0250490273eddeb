declare const brand: unique symbol;

/** A primitive that carries its meaning in its type, so that cents never meet credits. */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

/** The performer's money in integer euro cents: what is earned, never what a customer pays. */
export type Cents = Branded<number, 'Cents'>;
/** The customer's price of a minute, in euro cents; the performer gets a part of it. */
export type CustomerCents = Branded<number, 'CustomerCents'>;
/** An amount that a customer pays; whole credits. */
export type Credits = Branded<number, 'Credits'>;
/** A part of a whole, from 0 to 100. */
export type Percent = Branded<number, 'Percent'>;
/** A duration or a point on a clock, in milliseconds. */
export type Millis = Branded<number, 'Millis'>;
/** A duration, or a point in time since 1970, in whole seconds. */
export type Seconds = Branded<number, 'Seconds'>;
/** Minutes since midnight, 0 to 1,439. */
export type MinuteOfDay = Branded<number, 'MinuteOfDay'>;
export type Bytes = Branded<number, 'Bytes'>;

/** Rate of a media stream. */
export type BitsPerSecond = Branded<number, 'BitsPerSecond'>;
/** A width or a height on a screen. */
export type Pixels = Branded<number, 'Pixels'>;
/** Frame rate of a picture. */
export type FramesPerSecond = Branded<number, 'FramesPerSecond'>;

/** A whole file in memory. */
export type FileContent = Uint8Array<ArrayBuffer>;

export const cents = (value: number): Cents => value as Cents;
export const customerCents = (value: number): CustomerCents => value as CustomerCents;
export const credits = (value: number): Credits => value as Credits;
export const percent = (value: number): Percent => value as Percent;
export const millis = (value: number): Millis => value as Millis;
export const seconds = (value: number): Seconds => value as Seconds;
export const minuteOfDay = (value: number): MinuteOfDay => value as MinuteOfDay;
export const bytes = (value: number): Bytes => value as Bytes;
export const bitsPerSecond = (value: number): BitsPerSecond => value as BitsPerSecond;
export const pixels = (value: number): Pixels => value as Pixels;
export const framesPerSecond = (value: number): FramesPerSecond => value as FramesPerSecond;

export const secondsToMillis = (value: Seconds): Millis => millis(value * 1000);
/** Whole seconds, rounded down: a second counts once it has passed. */
export const millisToSeconds = (value: Millis): Seconds => seconds(Math.floor(value / 1000));
export const addMillis = (left: Millis, right: Millis): Millis => millis(left + right);
/** Time from `start` to `end`. */
export const elapsed = (start: Millis, end: Millis): Millis => millis(end - start);
/** Whole seconds from now until a point in time, rounded up, so that a countdown ends as it reaches 0; 0 from then on. */
export const secondsUntil = (until: Millis, now: Millis): Seconds =>
  seconds(Math.max(0, Math.ceil(elapsed(now, until) / 1000)));

/** A part of a list: at most `limit` entries, after the first `offset`. @spec §2 Screens and routes — limit, offset */
export interface ListPart {
  readonly limit: number;
  readonly offset: number;
}
