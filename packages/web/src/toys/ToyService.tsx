import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { Panel } from '../ui/Panel.tsx';
import { Switch } from '../ui/Switch.tsx';
import type { ToyServiceModel } from './toy-service.view-model.ts';
import css from './ToysPage.module.css';

/** Switch of the toy service. */
export const ToyService = observer(function ToyService({ model }: { readonly model: ToyServiceModel }) {
  const { t } = useTranslation();
  const { on, blockedKey } = model;
  return (
    <Panel aria-label={t('toys.service.title')}>
      <Switch
        label={t('toys.service.label')}
        on={on}
        word={t(on ? 'common.on' : 'common.off')}
        disabled={blockedKey !== undefined}
        note={blockedKey === undefined ? undefined : t(blockedKey)}
        onPress={model.toggle}
      />
      {!on && blockedKey === undefined && <p className={`quiet small normal ${css.quiet}`}>{t('toys.service.note')}</p>}
    </Panel>
  );
});
