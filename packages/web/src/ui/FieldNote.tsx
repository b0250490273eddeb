import type { ReactNode } from 'react';

export interface FieldNoteProps {
  readonly id?: string;
  readonly help: ReactNode;
  readonly error: string | undefined;
}

/** One line below a field: help, or the error in its place. */
export const FieldNote = ({ id, help, error }: FieldNoteProps) => {
  const note = error ?? help;
  if (note === undefined) return null;
  return (
    <p
      // Another element for another sentence, so that a screen reader announces each error.
      key={error}
      id={id}
      className={error === undefined ? 'quiet small' : 'text-stop small strong'}
      data-announce={error === undefined ? undefined : 'assertive'}
    >
      {note}
    </p>
  );
};
