import { useId } from 'react';
import { FieldNote } from './FieldNote.tsx';
import css from './CheckGroup.module.css';

export interface CheckItem<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface CheckGroupProps<Value extends string> {
  readonly label: string;
  readonly items: readonly CheckItem<Value>[];
  readonly chosen: readonly Value[];
  /** Problem, or the reason that there is nothing to choose. */
  readonly error?: string | undefined;
  readonly help?: string | undefined;
  /** Target of a link to this field. */
  readonly id?: string;
  readonly onToggle: (value: Value) => void;
}

/** Several of a few, each at least 44 px high. */
export const CheckGroup = <Value extends string>(props: CheckGroupProps<Value>) => {
  const { label, items, chosen, error, help, id, onToggle } = props;
  const note = `${useId()}-note`;
  return (
    <fieldset
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-describedby={(error ?? help) === undefined ? undefined : note}
    >
      <legend className="strong">{label}</legend>
      <div className="flex wrap gap-x-4">
        {items.map((item) => (
          <label key={item.value} className={`row gap-2 target ${css.item}`}>
            <input
              type="checkbox"
              className={css.box}
              checked={chosen.includes(item.value)}
              aria-invalid={error === undefined ? undefined : true}
              onChange={() => onToggle(item.value)}
            />
            {item.label}
          </label>
        ))}
      </div>
      <FieldNote id={note} help={help} error={error} />
    </fieldset>
  );
};
