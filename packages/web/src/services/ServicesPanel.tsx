import { IconAdjustments } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import type { Service } from '@greenroom/core/services/service';
import type { ServiceNeed } from '@greenroom/core/services/service-conditions';
import { SERVICE_PRESETS, type PresetChange, type ServicePreset } from '@greenroom/core/services/service-presets';
import type { ServiceBlockCode } from '@greenroom/core/services/services.constants';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Private } from '../ui/Private.tsx';
import { Switch } from '../ui/Switch.tsx';
import { SaveState, type SaveStatus } from './SaveState.tsx';
import type { ServiceGroupName } from './service-groups.ts';
import css from './ServicesPanel.module.css';

export type ReasonKey = `error.${ServiceBlockCode}` | 'services.whilePaused';

export type PayKey = `services.pay.${'session' | 'message' | 'sale' | 'picture' | 'tip' | 'unknown'}`;
type LinkKey = `services.link.${'setPrice' | 'addPhoto' | 'addVideo'}`;

export interface ServiceRowModel {
  readonly service: Service;
  readonly on: boolean;
  readonly blocked: boolean;
  /** Earnings per minute; undefined where it is not paid by time or not known. */
  readonly perMinute: string | undefined;
  /** Manner of pay where it is not paid by the minute. */
  readonly payKey: PayKey;
  readonly needs: readonly ServiceNeed[];
  /** Says that nothing is sold yet. */
  readonly emptyKey: 'services.noPaidPhoto' | 'services.noPaidVideo' | undefined;
  /** The page on which its price is set, or what it sells is added. */
  readonly link: { readonly to: string; readonly textKey: LinkKey } | undefined;
  /** Reason that the service cannot be switched on; undefined where the note of the group or of the panel says it. */
  readonly noteKey: ReasonKey | undefined;
}

export interface ServiceGroupModel {
  readonly name: ServiceGroupName;
  /** Reason that no service of the group can be switched on; undefined where the note of the panel says it. */
  readonly noteKey: ReasonKey | undefined;
  readonly services: readonly ServiceRowModel[];
}

export interface ServicesPanelModel {
  readonly groups: readonly ServiceGroupModel[];
  /** Reason that no service at all can be switched on. */
  readonly noteKey: ReasonKey | undefined;
  /** Services that come back when work resumes; undefined while it is not paused. */
  readonly paused: readonly Service[] | undefined;
  /** Services by which customers reach the performer live. */
  readonly live: readonly Service[];
  /** Number of further services that are on. */
  readonly otherCount: number;
  /** The preset in effect; undefined for a selection of the performer's own. */
  readonly preset: ServicePreset | undefined;
  /** Services that each preset would switch. */
  readonly presetChanges: Readonly<Record<ServicePreset, PresetChange>>;
  readonly choosePreset: (preset: ServicePreset) => void;
  readonly save: SaveStatus;
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

interface PanelProps extends Props {
  /** True for a shorter text, where the button is narrow. */
  readonly short?: boolean;
}

/** Line about a service, with its earnings per minute and what it needs. */
const About = ({ row: { service, perMinute, payKey, needs, emptyKey } }: { readonly row: ServiceRowModel }) => {
  const { t } = useTranslation();
  return (
    <>
      {t(`services.about.${service}`)}
      <span className={css.facts}>
        {perMinute === undefined ? (
          t(payKey)
        ) : (
          <Private kind="amount">{t('services.perMinute', { amount: perMinute })}</Private>
        )}
        {needs.length > 0 && ' · '}
        {needs.length > 0 && t('services.needs', { needs: needs.map((need) => t(`services.need.${need}`)).join(', ') })}
      </span>
      {emptyKey !== undefined && <span className={css.empty}>{t(emptyKey)}</span>}
    </>
  );
};

const ServiceRow = ({ row, model }: Props & { readonly row: ServiceRowModel }) => {
  const { t } = useTranslation();
  const name = t(`services.name.${row.service}`);
  return (
    <div className={`stack justify-items-start ${css.service}`}>
      <Switch
        label={name}
        on={row.on}
        word={t(row.on ? 'common.on' : 'common.off')}
        disabled={row.blocked}
        note={row.noteKey && t(row.noteKey)}
        about={<About row={row} />}
        onPress={() => model.toggle(row.service)}
      />
      {row.link !== undefined && (
        <Link
          className="inline-row target px-2 small strong"
          to={row.link.to}
          aria-label={`${t(row.link.textKey)}: ${name}`}
          onClick={model.close}
        >
          {t(row.link.textKey)}
        </Link>
      )}
    </div>
  );
};

const ServiceGroups = observer(function ServiceGroups({ model, close }: Props & { readonly close: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={css.groups}>
      {model.groups.map((group) => (
        <section key={group.name} className={css.group}>
          <h3 className={`line-below quiet small ${css.title}`}>{t(`services.group.${group.name}`)}</h3>
          {group.noteKey !== undefined && <p className={`text-wait small ${css.note}`}>{t(group.noteKey)}</p>}
          {group.noteKey !== undefined && group.name === 'phone' && (
            <Button
              look="quiet"
              onClick={() => {
                close();
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

/** Words of what a preset switches on and off. */
const ChangeWords = ({ change: { on, off } }: { readonly change: PresetChange }) => {
  const { t } = useTranslation();
  const namesOf = (services: readonly Service[]): string =>
    services.map((service) => t(`services.name.${service}`)).join(', ');
  return (
    <span className="quiet small">
      {on.length === 0 && off.length === 0 && t('services.change.none')}
      {on.length > 0 && <span>{t('services.change.on', { services: namesOf(on) })} </span>}
      {off.length > 0 && <span>{t('services.change.off', { services: namesOf(off) })}</span>}
    </span>
  );
};

/** Buttons that each choose several services at once, and say which ones; the preset in effect is marked. */
const Presets = observer(function Presets({ model }: Props) {
  const { t } = useTranslation();
  return (
    <div className={`stack gap-2 ${css.presets}`} role="group" aria-label={t('services.presets')}>
      {SERVICE_PRESETS.map((preset) => (
        <button
          key={preset}
          type="button"
          className={`stack target px-3 py-2 rounded outlined text-start ${css.preset}`}
          aria-pressed={preset === model.preset}
          onClick={() => model.choosePreset(preset)}
        >
          <span className="strong">{t(`services.preset.${preset}`)}</span>
          <span className="quiet small">{t(`services.presetText.${preset}`)}</span>
          <ChangeWords change={model.presetChanges[preset]} />
        </button>
      ))}
    </div>
  );
});

/** Sentence with the services by which customers reach the performer. */
const Reach = observer(function Reach({ model }: Props) {
  const { t } = useTranslation();
  const { paused, live, otherCount } = model;
  const services = (paused ?? live).map((service) => t(`services.name.${service}`)).join(', ');
  const how = paused === undefined ? t('services.notReachable') : t('session.hint.paused');
  const which = paused === undefined ? 'services.reachable' : 'session.hint.restores';
  return (
    <p className="quiet">
      {(paused !== undefined || services === '') && `${how} `}
      {services !== '' && `${t(which, { services })} `}
      {otherCount > 0 && t('services.others', { count: otherCount })}
    </p>
  );
});

/** Button with the number of services by which customers reach the performer live, and the dialog with a switch for each service. */
export const ServicesPanel = observer(function ServicesPanel({ model, short = false }: PanelProps) {
  const { t } = useTranslation();
  const { isOpen, open, close, paused, live } = model;
  const label = short ? t('services.liveShort', { number: live.length }) : t('services.live', { count: live.length });
  const inPause =
    paused &&
    (short ? t('services.pausedShort', { number: paused.length }) : t('services.paused', { count: paused.length }));
  return (
    <>
      <Button look="quiet" icon={<IconAdjustments size={20} aria-hidden="true" />} onClick={open}>
        {inPause ?? label}
      </Button>
      <Modal
        name="services"
        open={isOpen}
        size="72rem"
        title={t('services.title')}
        close={{ label: t('common.close'), press: close }}
      >
        <div className="row justify-between wrap gap-2 gap-x-4">
          <Reach model={model} />
          <SaveState save={model.save} />
        </div>
        <Presets model={model} />
        {model.noteKey !== undefined && <Notice tone="wait">{t(model.noteKey)}</Notice>}
        <ServiceGroups model={model} close={close} />
      </Modal>
    </>
  );
});
