import { useId } from 'react';
import type { CheckItem } from './CheckGroup.tsx';
import { FieldNote } from './FieldNote.tsx';
import css from './CheckGroup.module.css';

export interface RadioGroupProps {
  readonly label: string;
  readonly choices: readonly CheckItem<string>[];
  readonly chosen: string;
  readonly error?: string | undefined;
  readonly help?: string | undefined;
  /** Where a link to this field leads. */
  readonly id?: string;
  readonly onChoose: (value: string) => void;
}

/** One of a few, all in sight. */
export const RadioGroup = ({ label, choices, chosen, error, help, id, onChoose }: RadioGroupProps) => {
  const name = useId();
  return (
    <fieldset className={css.group} id={id} tabIndex={id === undefined ? undefined : -1}>
      <legend className={css.label}>{label}</legend>
      <div className={css.items}>
        {choices.map((choice) => (
          <label key={choice.value} className={css.item}>
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
      <FieldNote help={help} error={error} />
    </fieldset>
  );
};
