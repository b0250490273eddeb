import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldNote } from './FieldNote.tsx';
import css from './Field.module.css';

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'className'> {
  readonly label: ReactNode;
  /** Line below, such as the number of characters left; an error takes its place. */
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  /** Number of typed characters and their limit. */
  readonly counter?: ReactNode;
}

/** Labelled field for several lines; it grows with its text. */
export const TextArea = ({ label, help, error, counter, id: given, rows = 5, ...area }: TextAreaProps) => {
  const own = useId();
  const id = given ?? own;
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        rows={rows}
        className={`min-w-0 w-full rounded on-panel ${css.input} ${css.area}`}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={(help ?? error) === undefined ? undefined : `${id}-note`}
      />
      <div className="flex gap-4">
        <FieldNote id={`${id}-note`} help={help} error={error} />
        {counter !== undefined && <p className={`quiet small tabular nowrap ${css.counter}`}>{counter}</p>}
      </div>
    </div>
  );
};
