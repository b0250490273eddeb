import { useState } from 'react';
import { plainLine } from '@greenroom/core/kernel/outside-text';

const DIGITS = /^\d*$/;

const read = (text: string): number => (DIGITS.test(text) ? Number(text) : Number.NaN);
const write = (value: number): string => (value === 0 || Number.isNaN(value) ? '' : String(value));

/** Longest text of a whole number, in characters: longer than any that is asked for, so that a typing error stays visible. */
export const LONGEST_NUMBER = 7;

/**
 * Keeps the text of a whole number as it is typed: `2,50` is refused in words, never read as 250.
 * @param value 0 is an empty field, NaN a text that is no whole number
 */
export const useTypedNumber = (value: number, onChange: (value: number) => void) => {
  const [text, setText] = useState(() => write(value));
  return {
    // A value from elsewhere, such as an undone change, replaces what was typed.
    shown: Object.is(read(text), value) ? text : write(value),
    type: (next: string): void => {
      const typed = plainLine(next);
      setText(typed);
      onChange(read(typed));
    },
  };
};
