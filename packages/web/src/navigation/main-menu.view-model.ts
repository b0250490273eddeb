import type { Icon } from '@tabler/icons-react';
import { computed, makeObservable } from 'mobx';
import type { AccountController, AccountState } from '@greenroom/core/account/account.controller';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { LoginController } from '@greenroom/core/login/login.controller';
import type { LoginState } from '@greenroom/core/login/performer-status-state';
import { menu, type MenuEntry } from '@greenroom/core/navigation/menu';
import type { ModalsController } from '@greenroom/core/navigation/modals.machine';
import type { MenuGroup } from '@greenroom/core/navigation/route';
import { pathTo } from '@greenroom/core/navigation/route-path';
import type { Destination as DestinationName, RouteName } from '@greenroom/core/navigation/routes';
import type { ServicesState } from '@greenroom/core/services/services-state';
import type { ServicesController } from '@greenroom/core/services/services.controller';
import type { PublicOf } from '../mobx/public-of.ts';
import { read } from '../mobx/read.ts';
import { guardContextOf } from './identity.ts';
import type { Site } from './site-context.ts';

const GROUPS = ['work', 'account', 'help'] as const;

type RouteEntry = Extract<MenuEntry, { readonly kind: 'route' }>;
type ActionEntry = Extract<MenuEntry, { readonly kind: 'action' }>;
const isRoute = (entry: MenuEntry): entry is RouteEntry => entry.kind === 'route';
const isAction = (entry: MenuEntry): entry is ActionEntry => entry.kind === 'action';

export interface MainMenuDeps {
  readonly login: LoginController;
  readonly inbox: { readonly unread: Watchable<number> };
  readonly services: Pick<ServicesController, 'watch' | 'pause' | 'resume'>;
  readonly account: Pick<AccountController, 'watch'>;
  readonly modals: Pick<ModalsController, 'open'>;
  readonly site: Site;
  readonly icons: MenuIcons;
}

/** Something that the menu does where the performer stands, instead of leading elsewhere. */
export interface MenuAction {
  readonly action: Extract<MenuEntry, { readonly kind: 'action' }>['action'];
  readonly labelKey: Extract<MenuEntry, { readonly kind: 'action' }>['labelKey'];
  readonly run: () => void;
}

/** The icon of each destination. */
export type MenuIcons = Readonly<Record<DestinationName, { readonly icon: Icon }>>;

export interface MenuSection {
  readonly group: MenuGroup;
  readonly destinations: readonly MenuDestination[];
}

/** One place to go: icon and word. */
export interface MenuDestination {
  readonly route: RouteName;
  readonly to: string;
  readonly labelKey: Extract<MenuEntry, { readonly kind: 'route' }>['labelKey'];
  readonly icon: Icon;
  /** Number of unread items. */
  readonly unread: number;
}

/**
 * Builds the menu of the pages that exist and that the performer may see, and of the actions.
 * @spec §2 Screens and routes — menu entries
 */
export class MainMenuViewModel {
  readonly explain: () => void;
  readonly #site: Site;
  readonly #icons: MenuIcons;
  readonly #login: Watchable<LoginState>;
  readonly #unread: Watchable<number>;
  readonly #services: Watchable<ServicesState>;
  readonly #account: Watchable<AccountState>;
  readonly #run: Readonly<Record<ActionEntry['action'], () => void>>;

  constructor({ login, inbox, services, account, modals, site, icons }: MainMenuDeps) {
    this.#site = site;
    this.#icons = icons;
    this.#login = login.watch;
    this.#unread = inbox.unread;
    this.#services = services.watch;
    this.#account = account.watch;
    this.#run = { pause: services.pause, resume: services.resume, logOut: login.logOut };
    this.explain = () => modals.open('notapproved');
    makeObservable<this, 'entries'>(this, {
      entries: computed,
      sections: computed,
      actions: computed,
    });
  }

  /** The account is not approved yet. */
  get warns(): boolean {
    return this.entries.some(({ kind }) => kind === 'notice');
  }

  get sections(): readonly MenuSection[] {
    const entries = this.entries.filter(isRoute);
    return GROUPS.map((group) => ({
      group,
      destinations: entries.filter((entry) => entry.group === group).map((entry) => this.#destination(entry)),
    })).filter(({ destinations }) => destinations.length > 0);
  }

  get actions(): readonly MenuAction[] {
    return this.entries.filter(isAction).map(({ action, labelKey }) => ({ action, labelKey, run: this.#run[action] }));
  }

  private get entries(): readonly MenuEntry[] {
    const { forumBlocked, theme } = guardContextOf(read(this.#login), this.#site);
    const work = read(this.#services).status;
    const approved = read(this.#account).approval === 'approved';
    return menu({ forumBlocked, theme, work, approved });
  }

  readonly #destination = ({ route, labelKey }: RouteEntry): MenuSection['destinations'][number] => ({
    route,
    to: pathTo(route),
    labelKey,
    icon: this.#icons[route].icon,
    unread: route === 'inbox' ? read(this.#unread) : 0,
  });
}

export type MainMenuModel = PublicOf<MainMenuViewModel>;
