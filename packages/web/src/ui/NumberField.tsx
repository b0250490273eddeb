import { useTranslation } from '../i18n/i18n.ts';
import { TextField } from './TextField.tsx';
import { LONGEST_NUMBER, useTypedNumber } from './use-typed-number.ts';

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

/** A whole number to type. */
export const NumberField = ({ value, error, onChange, ...rest }: NumberFieldProps) => {
  const { t } = useTranslation();
  const { shown, type } = useTypedNumber(value, onChange);
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      maxLength={LONGEST_NUMBER}
      value={shown}
      error={Number.isNaN(value) ? t('form.problem.notANumber') : error}
      onChange={({ target }) => type(target.value)}
    />
  );
};
