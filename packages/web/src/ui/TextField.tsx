import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldNote } from './FieldNote.tsx';
import { takeFocus } from './take-focus.ts';
import css from './Field.module.css';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'className'> {
  readonly label: string;
  /** One line below; an error takes its place. */
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  /** `code`: large digits with space between them. */
  readonly look?: 'plain' | 'code';
  /** First field of its page: it takes the focus. */
  readonly takesFocus?: boolean;
  /** A button inside the field's right end, such as show/hide. */
  readonly action?: ReactNode;
}

/** A labelled line to type in: label above, help below, the error in place of the help. */
export const TextField = ({
  label,
  help,
  error,
  look = 'plain',
  takesFocus = false,
  action,
  id: given,
  ...input
}: TextFieldProps) => {
  const own = useId();
  const id = given ?? own;
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={`relative ${css.frame}`}>
        <input
          ref={takesFocus ? takeFocus : undefined}
          {...input}
          id={id}
          className={[
            `min-w-0 w-full rounded on-panel ${css.input}`,
            look === 'code' && css.code,
            action !== undefined && css.withAction,
          ]
            .filter(Boolean)
            .join(' ')}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={(help ?? error) === undefined ? undefined : `${id}-note`}
        />
        {action}
      </div>
      <FieldNote id={`${id}-note`} help={help} error={error} />
    </div>
  );
};
