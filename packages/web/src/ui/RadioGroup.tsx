import { useId, type ReactNode } from 'react';
import { FieldNote } from './FieldNote.tsx';
import css from './CheckGroup.module.css';

export interface RadioItem<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

export interface RadioGroupProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly RadioItem<Value>[];
  readonly chosen: string;
  readonly error?: string | undefined;
  readonly help?: ReactNode;
  /** Target of a link to this field. */
  readonly id?: string;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, all in sight. */
export const RadioGroup = <Value extends string>(props: RadioGroupProps<Value>) => {
  const { label, choices, chosen, error, help, id, onChoose } = props;
  const name = useId();
  return (
    <fieldset
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      role="radiogroup"
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={(error ?? help) === undefined ? undefined : `${name}-note`}
    >
      <legend className="strong">{label}</legend>
      <div className="flex wrap gap-x-4">
        {choices.map((choice) => (
          <label key={choice.value} className={`row gap-2 target ${css.item}`}>
            <input
              type="radio"
              name={name}
              className={css.box}
              checked={choice.value === chosen}
              onChange={() => onChoose(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      <FieldNote id={`${name}-note`} help={help} error={error} />
    </fieldset>
  );
};
