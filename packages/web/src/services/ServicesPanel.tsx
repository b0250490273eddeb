import { IconAdjustments } from '@tabler/icons-react';
import type { Service } from '@greenroom/core/services/service';
import type { ServiceBlockCode } from '@greenroom/core/services/services.errors';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Switch } from '../ui/Switch.tsx';
import type { ServiceGroupName } from './service-groups.ts';
import { SaveState, type SaveWord } from './SaveState.tsx';
import css from './ServicesPanel.module.css';

export type ReasonKey = `error.${ServiceBlockCode}` | 'services.whilePaused';

export interface ServiceRowModel {
  readonly service: Service;
  readonly on: boolean;
  readonly word: 'on' | 'off';
  readonly blocked: boolean;
  /** Reason that the service cannot be switched on, unless it is told for more than this one. */
  readonly noteKey: ReasonKey | undefined;
}

export interface ServiceGroupModel {
  readonly name: ServiceGroupName;
  /** Reason that no service of the group can be switched on, unless it is told for all. */
  readonly noteKey: ReasonKey | undefined;
  readonly services: readonly ServiceRowModel[];
}

export interface ServicesPanelModel {
  readonly groups: readonly ServiceGroupModel[];
  /** Reason that no service at all can be switched on. */
  readonly noteKey: ReasonKey | undefined;
  readonly onCount: number;
  readonly save: SaveWord;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly toggle: (service: Service) => void;
  /** Shows everything that phone services need. */
  readonly explainPhone: () => void;
}

interface Props {
  readonly model: ServicesPanelModel;
}

const ServiceRow = ({ row, model }: Props & { readonly row: ServiceRowModel }) => {
  const { t } = useTranslation();
  return (
    <Switch
      label={t(`services.name.${row.service}`)}
      on={row.on}
      word={t(`services.${row.word}`)}
      disabled={row.blocked}
      note={row.noteKey && t(row.noteKey)}
      onPress={() => model.toggle(row.service)}
    />
  );
};

const ServiceGroups = observer(function ServiceGroups({ model, leave }: Props & { readonly leave: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={css.groups}>
      {model.groups.map((group) => (
        <section key={group.name} className={css.group} data-group={group.name}>
          <h3 className={css.title}>{t(`services.group.${group.name}`)}</h3>
          {group.noteKey !== undefined && <p className={css.note}>{t(group.noteKey)}</p>}
          {group.noteKey !== undefined && group.name === 'phone' && (
            <Button
              look="quiet"
              onClick={() => {
                leave();
                model.explainPhone();
              }}
            >
              {t('services.whatIsMissing')}
            </Button>
          )}
          {group.services.map((row) => (
            <ServiceRow key={row.service} row={row} model={model} />
          ))}
        </section>
      ))}
    </div>
  );
});

/** Number of services that are on, with all of them as switches behind it. */
export const ServicesPanel = observer(function ServicesPanel({ model }: Props) {
  const { t } = useTranslation();
  const { isOpen, open, close } = model;
  return (
    <>
      <Button look="quiet" icon={<IconAdjustments size={20} aria-hidden="true" />} onClick={open}>
        {t('services.count', { count: model.onCount })}
      </Button>
      <Modal
        name="services"
        open={isOpen}
        size="lg"
        title={t('services.title')}
        close={{ label: t('services.close'), press: close }}
      >
        <div className={css.top}>
          <p className={css.intro}>{t('services.intro')}</p>
          <SaveState save={model.save} />
        </div>
        {model.noteKey !== undefined && <Notice tone="wait">{t(model.noteKey)}</Notice>}
        <ServiceGroups model={model} leave={close} />
      </Modal>
    </>
  );
});
