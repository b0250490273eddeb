import { action, computed, makeObservable, observable } from 'mobx';
import { currency } from '@greenroom/core/formatting/money';
import type { MediaController, SoldKinds } from '@greenroom/core/gallery/media.controller';
import { detach } from '@greenroom/core/kernel/detach';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { Query } from '@greenroom/core/kernel/query.machine';
import { cents } from '@greenroom/core/kernel/units';
import type { MinuteRates, PayRate, PayRatesController } from '@greenroom/core/meter/pay-rates.controller';
import type { ModalsController } from '@greenroom/core/navigation/modals.machine';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { type Service, SERVICES } from '@greenroom/core/services/service';
import { serviceNeeds, switchRefusal, type SwitchRefusal } from '@greenroom/core/services/service-conditions';
import { liveServicesOn, servicesOn } from '@greenroom/core/services/service-flags';
import {
  changeByPreset,
  presetOf,
  type PresetChange,
  type ServicePreset,
} from '@greenroom/core/services/service-presets';
import type { ServicesState } from '@greenroom/core/services/services-state';
import type { ServicesController } from '@greenroom/core/services/services.controller';
import { read } from '../mobx/read.ts';
import type { SaveStatus } from './SaveState.tsx';
import { SERVICE_GROUPS } from './service-groups.ts';
import type { PayKey, ReasonKey, ServiceGroupModel, ServiceRowModel, ServicesPanelModel } from './ServicesPanel.tsx';

interface Row<Reason> {
  readonly on: boolean;
  readonly reason: Reason | undefined;
}

/**
 * The one reason that keeps several services off, to be told once instead of beside each.
 *
 * @fortests
 */
export const sharedReason = <Reason extends string>(rows: readonly Row<Reason>[]): Reason | undefined => {
  const off = rows.filter(({ on }) => !on);
  const [first, ...others] = off;
  return others.length > 0 && others.every(({ reason }) => reason === first?.reason) ? first?.reason : undefined;
};

interface ReasonedRow {
  readonly service: Service;
  readonly on: boolean;
  /** Reason that the service cannot be switched on. */
  readonly reason: SwitchRefusal | undefined;
}

const keyOf = (reason: SwitchRefusal | undefined): ReasonKey | undefined => {
  if (reason === 'paused') return 'services.whilePaused';
  return reason === undefined ? undefined : `error.${reason}`;
};

const rateOf = (rate: PayRate | undefined): string | undefined =>
  rate === undefined ? undefined : currency(cents(Math.round(rate)));

/** Manner of pay of the services that are not paid by the minute. Any other one has a rate that is not known yet. */
const PAY_KEYS: Readonly<Partial<Record<Service, PayKey>>> = {
  chat: 'services.pay.session',
  video: 'services.pay.session',
  voyeurpeek: 'services.pay.session',
  sms: 'services.pay.message',
  email: 'services.pay.message',
  voicemail: 'services.pay.message',
  photo: 'services.pay.sale',
  media: 'services.pay.sale',
  showsnapshot: 'services.pay.picture',
  toy: 'services.pay.tip',
};

const LINKS: Readonly<Partial<Record<Service, ServiceRowModel['link']>>> = {
  vipcam: { to: pathTo('vip'), textKey: 'services.link.setPrice' },
  vipvideo: { to: pathTo('vip'), textKey: 'services.link.setPrice' },
};
const EMPTY = {
  photo: {
    emptyKey: 'services.noPaidPhoto',
    link: { to: pathTo('profile-photos'), textKey: 'services.link.addPhoto' },
  },
  media: {
    emptyKey: 'services.noPaidVideo',
    link: { to: pathTo('profile-videos'), textKey: 'services.link.addVideo' },
  },
} as const satisfies Partial<Record<Service, Partial<ServiceRowModel>>>;

/** Line and link of a service that sells nothing yet. */
const emptyOf = (service: Service, sold: SoldKinds | undefined): Pick<ServiceRowModel, 'emptyKey' | 'link'> => {
  if (service === 'photo' && sold?.photo === false) return EMPTY.photo;
  if (service === 'media' && sold?.video === false) return EMPTY.media;
  return { emptyKey: undefined, link: LINKS[service] };
};

const toRow = (
  { service, on, reason }: ReasonedRow,
  shownReason: SwitchRefusal | undefined,
  rate: PayRate | undefined,
  sold: SoldKinds | undefined,
): ServiceRowModel => ({
  ...emptyOf(service, sold),
  payKey: PAY_KEYS[service] ?? 'services.pay.unknown',
  service,
  perMinute: rateOf(rate),
  needs: serviceNeeds(service),
  on,
  blocked: reason !== undefined,
  noteKey: reason === shownReason ? undefined : keyOf(reason),
});

/** Mirrors the services as groups of switches, and the progress of the last change. @spec §4 Services status, §9 Services save delay */
export class ServicesPanelViewModel implements ServicesPanelModel {
  isOpen = false;
  readonly #services: ServicesController;
  readonly #modals: Pick<ModalsController, 'open'>;
  readonly #rates: Pick<PayRatesController, 'refresh'>;
  readonly #state: Watchable<ServicesState>;
  readonly #minutes: Watchable<MinuteRates>;
  readonly #loadSold: () => void;
  readonly #sold: Watchable<Query<'sold', SoldKinds>>;

  constructor(
    services: ServicesController,
    modals: Pick<ModalsController, 'open'>,
    rates: Pick<PayRatesController, 'minutes' | 'refresh'>,
    sold: Pick<MediaController['sold'], 'watch' | 'load'>,
  ) {
    this.#loadSold = () => sold.load('sold');
    this.#sold = sold.watch;
    this.#rates = rates;
    this.#minutes = rates.minutes;
    this.#services = services;
    this.#modals = modals;
    this.#state = services.watch;
    makeObservable<this, 'reasonForAll'>(this, {
      isOpen: observable,
      open: action,
      close: action,
      groups: computed,
      paused: computed,
      live: computed,
      otherCount: computed,
      preset: computed,
      presetChanges: computed,
      save: computed,
      reasonForAll: computed,
    });
  }

  get groups(): readonly ServiceGroupModel[] {
    return SERVICE_GROUPS.map(({ name, services }) => {
      const rows = services.map((service) => this.#reasonOf(service));
      const reason = this.reasonForAll === undefined ? sharedReason(rows) : undefined;
      const shownReason = this.reasonForAll ?? reason;
      return {
        name,
        noteKey: keyOf(reason),
        services: rows.map((row) => toRow(row, shownReason, read(this.#minutes)[row.service], read(this.#sold).data)),
      };
    });
  }

  get noteKey(): ReasonKey | undefined {
    return keyOf(this.reasonForAll);
  }

  get paused(): readonly Service[] | undefined {
    const { status, remembered } = read(this.#state);
    return status === 'pause' ? remembered : undefined;
  }

  get live(): readonly Service[] {
    return liveServicesOn(read(this.#state).flags);
  }

  get otherCount(): number {
    return servicesOn(read(this.#state).flags, SERVICES).length - this.live.length;
  }

  get preset(): ServicesPanelModel['preset'] {
    return presetOf(read(this.#state));
  }

  get presetChanges(): ServicesPanelModel['presetChanges'] {
    const changeBy = (preset: ServicePreset): PresetChange => changeByPreset(read(this.#state), preset);
    return { quiet: changeBy('quiet'), normal: changeBy('normal'), all: changeBy('all') };
  }

  get save(): SaveStatus {
    const { error, save } = read(this.#state);
    if (error !== undefined) return 'failed';
    return save === 'idle' ? 'saved' : save;
  }

  readonly open = (): void => {
    this.isOpen = true;
    detach(this.#rates.refresh());
    this.#loadSold();
  };

  readonly close = (): void => {
    this.isOpen = false;
  };

  readonly toggle = (service: Service): void => this.#services.toggle(service);

  readonly choosePreset = (preset: ServicePreset): void => this.#services.choosePreset(preset);

  readonly explainPhone = (): void => this.#modals.open('phone');

  private get reasonForAll(): SwitchRefusal | undefined {
    return sharedReason(SERVICES.map((service) => this.#reasonOf(service)));
  }

  #reasonOf(service: Service): ReasonedRow {
    const state = read(this.#state);
    return { service, on: state.flags[service], reason: switchRefusal(state, service) };
  }
}
