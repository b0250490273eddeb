import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { useSavedFocus } from '../ui/use-saved-focus.ts';
import saveBar from '../ui/SaveBar.module.css';
import css from './ToysPage.module.css';

export interface RulesSaveModel {
  readonly word: 'none' | 'edited' | 'problems' | 'saved';
  readonly saving: boolean;
  readonly save: () => void;
  readonly undo: () => void;
}

/** Stays in sight while something is not saved. */
export const RulesSaveBar = observer(function RulesSaveBar({
  model,
  save,
  undo,
}: {
  readonly model: Omit<RulesSaveModel, 'save' | 'undo'>;
  readonly save: () => void;
  readonly undo: () => void;
}) {
  const { t } = useTranslation();
  const { word } = model;
  const told = useSavedFocus(word);
  return (
    <section
      className={`row wrap justify-between gap-2 gap-x-4 min-h-0 ${saveBar.bar}`}
      data-word={word}
      aria-label={t('toys.save.label')}
    >
      <p ref={told} tabIndex={-1} data-announce="polite">
        {word !== 'none' && t(`toys.save.${word}`)}
      </p>
      {(word === 'edited' || word === 'problems') && (
        <div className={`row wrap gap-2 gap-x-3 ${css.head}`}>
          <Button onClick={undo}>{t('toys.save.undo')}</Button>
          <Button look="primary" busy={model.saving} onClick={save}>
            {t('toys.save.save')}
          </Button>
        </div>
      )}
    </section>
  );
});
