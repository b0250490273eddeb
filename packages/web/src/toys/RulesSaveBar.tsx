import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import css from './ToysPage.module.css';
import saveBar from '../ui/SaveBar.module.css';

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
}: {
  readonly model: Omit<RulesSaveModel, 'save'>;
  readonly save: () => void;
}) {
  const { t } = useTranslation();
  const { word } = model;
  return (
    <section className={saveBar.bar} data-word={word} aria-label={t('toys.save.label')}>
      <p data-announce="polite">{word !== 'none' && t(`toys.save.${word}`)}</p>
      {(word === 'edited' || word === 'problems') && (
        <div className={css.head}>
          <Button onClick={model.undo}>{t('toys.save.undo')}</Button>
          <Button look="primary" busy={model.saving} onClick={save}>
            {t('toys.save.save')}
          </Button>
        </div>
      )}
    </section>
  );
});
