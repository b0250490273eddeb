import { useId } from 'react';
import { FieldNote } from './FieldNote.tsx';
import field from './Field.module.css';
import css from './SelectField.module.css';

export interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** `field`: one of a form's; `filter`: a small one above a list. */
  readonly look?: 'filter' | 'field';
  readonly error?: string | undefined;
  /** Target of a link to this field. */
  readonly id?: string;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
}

/** One of a few, in the browser's own list: works with every keyboard, reader and thumb. */
export const SelectField = <Value extends string>(props: SelectFieldProps<Value>) => {
  const { label, value, choices, error, look = 'filter', id: given, onChange, onBlur } = props;
  const own = useId();
  const id = given ?? own;
  return (
    <div className={look === 'field' ? field.field : 'stack min-w-0 gap-1'}>
      <label className={look === 'field' ? field.label : 'quiet small strong'} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={
          look === 'field'
            ? `min-w-0 w-full rounded on-panel ${field.input}`
            : `min-w-0 w-full target px-3 rounded outlined on-panel ${css.select}`
        }
        value={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-note`}
        onBlur={onBlur}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice.value === target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <FieldNote id={`${id}-note`} help={undefined} error={error} />
    </div>
  );
};
