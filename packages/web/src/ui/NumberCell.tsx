import { LONGEST_NUMBER, useTypedNumber } from './use-typed-number.ts';
import css from './Cell.module.css';

export interface NumberCellProps {
  /** Name of the field; the heading of its column is not read out with it. */
  readonly label: string;
  /** 0 is an empty field, NaN a text that is no whole number. */
  readonly value: number;
  readonly isWrong: boolean;
  /** Id of the sentence about the row. */
  readonly note: string;
  readonly onChange: (value: number) => void;
}

/** A whole number in a table, typed in place. */
export const NumberCell = ({ label, value, isWrong, note, onChange }: NumberCellProps) => {
  const { shown, type } = useTypedNumber(value, onChange);
  return (
    <input
      className={css.number}
      aria-label={label}
      aria-invalid={isWrong || Number.isNaN(value) || undefined}
      aria-describedby={note}
      inputMode="numeric"
      autoComplete="off"
      maxLength={LONGEST_NUMBER}
      value={shown}
      onChange={({ target }) => type(target.value)}
    />
  );
};
