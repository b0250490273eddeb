import { useId } from 'react';
import css from './CheckGroup.module.css';

export interface CheckBoxProps {
  readonly label: string;
  /** One line below. */
  readonly help?: string | undefined;
  readonly name: string;
  readonly defaultChecked?: boolean;
}

/** One choice of a form, at least 44 px high; the form reads it by its name. */
export const CheckBox = ({ label, help, name, defaultChecked = false }: CheckBoxProps) => {
  const note = `${useId()}-note`;
  return (
    <div>
      <label className={`row gap-2 target ${css.item}`}>
        <input
          type="checkbox"
          name={name}
          className={css.box}
          defaultChecked={defaultChecked}
          aria-describedby={help === undefined ? undefined : note}
        />
        {label}
      </label>
      {help !== undefined && (
        <p id={note} className="quiet small">
          {help}
        </p>
      )}
    </div>
  );
};
