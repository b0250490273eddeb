import type fc from 'fast-check';

/** A decoder under attack. Every input is a text, so that a found one can be kept as it is; bytes are written in base64. */
export interface FuzzTarget {
  /** Names the file of its corpus. */
  readonly name: string;
  readonly inputs: fc.Arbitrary<string>;
  /** @throws where the decoder breaks a rule */
  readonly check: (input: string) => void | Promise<void>;
}

/** States a rule. @throws Error when it does not hold */
export const holds = (rule: string, isTrue: boolean): void => {
  if (!isTrue) throw new Error(rule);
};

/** Fails when something that was decoded reached the prototype of every object. */
export const isUnpolluted = (): void => {
  const found = Object.keys(Object.prototype);
  for (const name of found) Reflect.deleteProperty(Object.prototype, name);
  holds('no input reaches a prototype', found.length === 0);
};
