import { useState } from 'react';
import { TextField, type TextFieldProps } from './TextField.tsx';
import css from './Field.module.css';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'action' | 'look'> {
  readonly words: { readonly show: string; readonly hide: string };
}

/** A password line that can be shown. Paste and password managers work as in any field. */
export const PasswordField = ({ words, ...field }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      action={
        <button
          type="button"
          className={`px-3 plain text-accent small strong ${css.action}`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? words.hide : words.show}
        </button>
      }
    />
  );
};
