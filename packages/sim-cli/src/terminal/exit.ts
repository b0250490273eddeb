/** 0 done · 1 it did not work · 2 used wrongly · 130 stopped before it was done; other signals count likewise, from 128 on. */
export const EXIT = { done: 0, failed: 1, wrongUse: 2, interrupted: 130, unread: 141 } as const;

/** Something that a person at a terminal can act upon: printed as one line, without a stack. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
  readonly exitCode: number;

  constructor(message: string, exitCode: number = EXIT.failed) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Failure of a command that was stopped before its work was done. */
export const interrupted = (): CommandFailure => new CommandFailure('Interrupted.', EXIT.interrupted);
