import { useState } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { TextField } from './TextField.tsx';

export interface NumberFieldProps {
  readonly label: string;
  /** 0 is an empty field, NaN a text that is no whole number. */
  readonly value: number;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  /** First field of its form: it takes the focus. */
  readonly takesFocus?: boolean;
  readonly onChange: (value: number) => void;
}

const DIGITS = /^\d*$/;
/** In characters: longer than any number that is asked for, so that a typing error stays visible. */
const LONGEST = 7;

const read = (text: string): number => (DIGITS.test(text) ? Number(text) : Number.NaN);
const write = (value: number): string => (value === 0 || Number.isNaN(value) ? '' : String(value));

/** A whole number to type. What is typed stays as it is: `2,50` is refused in words, never read as 250. */
export const NumberField = ({ value, error, onChange, ...rest }: NumberFieldProps) => {
  const { t } = useTranslation();
  const [text, setText] = useState(() => write(value));
  // A value from elsewhere, such as an undone change, replaces what was typed.
  const shown = Object.is(read(text), value) ? text : write(value);
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      maxLength={LONGEST}
      value={shown}
      error={Number.isNaN(value) ? t('form.problem.notANumber') : error}
      onChange={({ target }) => {
        const typed = target.value.trim();
        setText(typed);
        onChange(read(typed));
      }}
    />
  );
};
