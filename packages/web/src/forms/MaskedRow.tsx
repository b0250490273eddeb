import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { masked } from '@greenroom/core/personal-data/payment-data';
import { Button } from '../ui/Button.tsx';
import { fieldId, type FieldProps } from './form-model.ts';
import { useFormWords } from './form-words.ts';
import { TextRow } from './FormFields.tsx';
import css from './Form.module.css';

interface Props extends FieldProps {
  readonly help?: string | undefined;
}

/** Private number that shows its last characters only, until the performer asks for the whole. */
export const MaskedRow = observer(function MaskedRow({ model, name, help }: Props) {
  const { label, t } = useFormWords();
  const [shown, setShown] = useState(false);
  // A value in editing is never masked.
  const kept = model.isAsSaved(name) ? model.value(name) : '';
  const hidden = typeof kept === 'string' ? masked(kept) : '';
  const isHidden = !shown && hidden !== '' && model.problem(name) === undefined;
  const id = fieldId(model.name, name);
  const asked = useRef(false);
  useEffect(() => {
    if (isHidden || !asked.current) return;
    asked.current = false;
    document.getElementById(id)?.focus();
  }, [isHidden, id]);
  if (!isHidden) {
    return (
      // Whoever types in it keeps it, also once it is saved.
      <div className={css.shown} onFocus={() => setShown(true)}>
        <TextRow model={model} name={name} help={help} autoComplete="off" spellCheck={false} />
      </div>
    );
  }
  const reveal = (): void => {
    asked.current = true;
    setShown(true);
  };
  return (
    <div className={`stack items-center ${css.masked}`} id={id} tabIndex={-1}>
      <p className={css.maskedLabel}>{label(name)}</p>
      <p className={css.maskedValue}>{hidden}</p>
      <Button aria-label={t('form.show', { field: label(name) })} onClick={reveal}>
        {t('form.showShort')}
      </Button>
    </div>
  );
});
