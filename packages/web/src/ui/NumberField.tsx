import { TextField } from './TextField.tsx';

export interface NumberFieldProps {
  readonly label: string;
  /** 0 is an empty field. */
  readonly value: number;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly onChange: (value: number) => void;
}

/** A whole number to type. */
export const NumberField = ({ value, onChange, ...rest }: NumberFieldProps) => (
  <TextField
    {...rest}
    inputMode="numeric"
    autoComplete="off"
    value={value === 0 ? '' : String(value)}
    onChange={(event) => onChange(Number(event.target.value.replace(/\D/g, '').slice(0, 3)))}
  />
);
