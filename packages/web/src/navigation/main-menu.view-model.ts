import type { Watchable } from '@greenroom/core/kernel/machine';
import type { LoginController } from '@greenroom/core/login/login.controller';
import type { LoginState } from '@greenroom/core/login/performer-status.machine';
import { menu, type MenuEntry } from '@greenroom/core/navigation/menu';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { computed, makeObservable } from 'mobx';
import { Mirror } from '../mobx/mirror.ts';
import { BUILT_PAGES } from './built-pages.ts';
import type { Destination, MainMenuModel, MenuSection } from './main-menu.ts';
import { visitorOf } from './visitor.ts';

const AVAILABLE = new Set(BUILT_PAGES.keys());
const GROUPS = ['work', 'account', 'help'] as const;

type RouteEntry = Extract<MenuEntry, { readonly kind: 'route' }>;
const isRoute = (entry: MenuEntry): entry is RouteEntry => entry.kind === 'route';

/** The menu of what is built and what she may see. @spec §2 Screens and routes — menu entries */
export class MainMenuViewModel implements MainMenuModel {
  readonly #siteTheme: string;
  readonly #login: Mirror<LoginState>;
  readonly #unread: Mirror<number>;

  constructor(login: LoginController, inbox: { readonly unread: Watchable<number> }, siteTheme: string) {
    this.#siteTheme = siteTheme;
    this.#login = new Mirror(login.watch);
    this.#unread = new Mirror(inbox.unread);
    makeObservable(this, { sections: computed });
  }

  get sections(): readonly MenuSection[] {
    const { forumBlocked, theme } = visitorOf(this.#login.current, this.#siteTheme);
    // Pause, log out and the notice have their own places in the frame: only the destinations are listed here.
    const entries = menu({ forumBlocked, theme, available: AVAILABLE, work: 'ready', approved: true }).filter(isRoute);
    return GROUPS.map((group) => ({
      group,
      destinations: entries.filter((entry) => entry.group === group).flatMap((entry) => this.#destination(entry)),
    })).filter(({ destinations }) => destinations.length > 0);
  }

  readonly dispose = (): void => {
    this.#login.dispose();
    this.#unread.dispose();
  };

  readonly #destination = ({ route, labelKey }: RouteEntry): readonly Destination[] => {
    const icon = BUILT_PAGES.get(route);
    if (icon === undefined) return [];
    return [{ route, to: pathTo(route), labelKey, icon, unread: route === 'inbox' ? this.#unread.current : 0 }];
  };
}
