import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { onSubmit } from '../ui/on-submit.ts';
import { Panel } from '../ui/Panel.tsx';
import { useSavedFocus } from '../ui/use-saved-focus.ts';
import type { FormModel, LoadedModel } from './form-model.ts';
import { FormSummary } from './FormSummary.tsx';
import saveBar from '../ui/SaveBar.module.css';

interface Props {
  readonly model: FormModel;
  readonly title: string;
  /** One line below the title. */
  readonly intro?: ReactNode;
  /** Label of a button that is always shown; without it, the button appears with the first change. */
  readonly submit?: string;
  /** Stands before that button. */
  readonly leading?: ReactNode;
  /** Heading of the list of fields to correct. */
  readonly stopped?: string;
  readonly children: ReactNode;
}

/** Ignores the second click of a double click: the first may have opened the next step, which nobody has seen yet. */
const ignoreSecondClick = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};

/** Says whether everything is saved, and stays in sight while it is not. */
const SaveBar = observer(function SaveBar({
  model,
  title,
  submit,
  leading,
}: Pick<Props, 'model' | 'title' | 'submit' | 'leading'>) {
  const { t } = useTranslation();
  const { word, edited } = model;
  const told = useSavedFocus(word);
  const undo = (): void => {
    // The button goes, and so does the bar around it.
    told.current?.closest('section')?.focus({ preventScroll: true });
    model.undo();
  };
  return (
    <div
      className={`row wrap justify-between gap-2 gap-x-4 min-h-0 ${saveBar.bar}`}
      data-word={word}
      data-always={submit === undefined ? undefined : ''}
      role="group"
      aria-label={t('form.save.label', { form: title })}
    >
      <p ref={told} tabIndex={-1} data-announce="polite">
        {word !== 'none' && t(`form.save.${word}`)}
      </p>
      {(edited || submit !== undefined) && (
        <div className="flex wrap gap-2">
          {leading}
          {submit === undefined && <Button onClick={undo}>{t('form.undo')}</Button>}
          <Button look="primary" type="submit" busy={word === 'saving'} onClick={ignoreSecondClick}>
            {submit ?? t('common.save')}
          </Button>
        </div>
      )}
    </div>
  );
});

/** Message in place of a form that is not loaded. */
export const UnloadedForm = observer(function UnloadedForm({ model }: { readonly model: LoadedModel }) {
  const { t } = useTranslation();
  if (model.phase === 'loading') return <Loading label={t('form.loading')} />;
  return (
    <EmptyState
      data-announce="assertive"
      title={t(model.notLoadedKey)}
      text={t('form.notLoadedText')}
      action={<Button onClick={model.open}>{t('common.tryAgain')}</Button>}
    />
  );
});

const Content = observer(function Content({ model, title, submit, leading, stopped, children }: Omit<Props, 'intro'>) {
  if (model.phase !== 'ready') return <UnloadedForm model={model} />;
  return (
    <form className="stack gap-4 form-width" noValidate onSubmit={onSubmit(model.save)}>
      <FormSummary model={model} stopped={stopped} />
      {children}
      <SaveBar model={model} title={title} leading={leading} {...(submit === undefined ? {} : { submit })} />
    </form>
  );
});

/** A form of the product: loading, what is wrong, its fields, and whether it is saved. @spec §5 Validation rules */
export const FormPanel = ({ title, intro, ...content }: Props) => (
  <Panel tabIndex={-1} aria-label={title}>
    <div className="stack gap-1 pb-4">
      <h2 className="text-heading">{title}</h2>
      {intro !== undefined && <p className="quiet readable">{intro}</p>}
    </div>
    <Content title={title} {...content} />
  </Panel>
);
