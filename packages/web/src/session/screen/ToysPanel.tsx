import { IconRepeat } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { fraction } from '@greenroom/core/formatting/fraction';
import { useTranslation } from '../../i18n/i18n.ts';
import type { ToyPanelModel } from '../../toys/toy-panel.view-model.ts';
import { CONNECTION_TONE, TOY_TONE } from '../../toys/toy-tones.ts';
import { useTriggerWord } from '../../toys/use-trigger-word.ts';
import { Button } from '../../ui/Button.tsx';
import { FittingList } from '../../ui/FittingList.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import css from './SessionSide.module.css';

const ROW_HEIGHT = 2.25;

/** Every toy with its state and battery, the connection, the command that comes next, and the last one once more. */
export const ToysPanel = observer(function ToysPanel({ model }: { readonly model: ToyPanelModel }) {
  const { t } = useTranslation();
  const wordOf = useTriggerWord();
  return (
    <>
      <div className={css.facts}>
        <StatusDot tone={CONNECTION_TONE[model.status]} label={t(`toys.connection.status.${model.status}`)} />
        {model.status === 'disconnected' && <Button onClick={model.connect}>{t('toys.connection.connect')}</Button>}
        {model.next !== undefined && <span>{t('toys.panel.next', { what: wordOf(model.next) })}</span>}
        {model.canReplay && (
          <Button icon={<IconRepeat size={20} aria-hidden="true" />} onClick={model.replay}>
            {t('toys.panel.replay')}
          </Button>
        )}
      </div>
      {model.errorKey !== undefined && (
        <p className="row wrap flex-none gap-1 gap-x-3 text-wait">{t(model.errorKey)}</p>
      )}
      {model.toys.length > 0 && (
        <FittingList
          label={t('toys.list.title')}
          rows={model.toys}
          keyOf={({ id }) => id}
          rowHeight={ROW_HEIGHT}
          row={(toy) => (
            <p className={`row flex-1 gap-3 min-w-0 ${css.past}`}>
              <StatusDot tone={TOY_TONE[toy.status]} label={toy.name} />
              <span className="flex-1 min-w-0 truncate">{t(`toys.list.status.${toy.status}`)}</span>
              <span className={`flex-none ${css.date}`}>
                {toy.battery === undefined
                  ? t('toys.list.noBattery')
                  : t('toys.list.battery', { percent: fraction(toy.battery, 100) })}
              </span>
            </p>
          )}
        />
      )}
    </>
  );
});
