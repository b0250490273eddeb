import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Notice } from '../ui/Notice.tsx';
import { fieldId, type FormModel } from './form-model.ts';
import { useFormWords } from './form-words.ts';
import css from './Form.module.css';

const goTo = (id: string): void => {
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
};

interface Props {
  readonly model: FormModel;
  readonly stopped?: string | undefined;
}

/** Fields to correct, each line a link to its field; takes the focus when saving was stopped. */
export const FormSummary = observer(function FormSummary({ model, stopped }: Props) {
  const { t, label, problem } = useFormWords();
  const place = useRef<HTMLDivElement>(null);
  const { stops } = model;
  useEffect(() => {
    if (stops > 0) place.current?.focus();
  }, [stops]);
  const problems = Object.entries(model.problems);
  const hasFailed = model.word === 'failed';
  const isStopped = stops > 0 && problems.length > 0;
  if (!hasFailed && !isStopped) return null;
  return (
    <div ref={place} tabIndex={-1} className={css.summary}>
      <Notice
        tone="stop"
        data-announce="assertive"
        title={isStopped ? (stopped ?? t('form.summary')) : t(model.notSavedKey)}
      >
        {isStopped ? (
          <ul className={`stack gap-1 ${css.problems}`}>
            {problems.map(([field, wrong]) => (
              <li key={field}>
                <button
                  type="button"
                  className={`plain text-stop strong text-start ${css.link}`}
                  onClick={() => goTo(fieldId(model.name, field))}
                >
                  {label(field)}
                </button>
                : {problem(wrong)}
              </li>
            ))}
          </ul>
        ) : (
          t('form.kept')
        )}
      </Notice>
    </div>
  );
});
