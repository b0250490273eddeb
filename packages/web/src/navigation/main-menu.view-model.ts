import type { LoginController } from '@greenroom/core/login/login.controller';
import type { LoginState } from '@greenroom/core/login/performer-status.machine';
import { menu } from '@greenroom/core/navigation/menu';
import { ROUTES } from '@greenroom/core/navigation/routes';
import { computed, makeObservable } from 'mobx';
import { Mirror } from '../mobx/mirror.ts';
import { BUILT_PAGES } from './built-pages.ts';
import type { Destination, MainMenuModel } from './Sidebar.tsx';
import { visitorOf } from './visitor.ts';

const AVAILABLE = new Set(BUILT_PAGES.keys());

/** The menu of what is built and what she may see. @spec §2 Screens and routes — menu entries */
export class MainMenuViewModel implements MainMenuModel {
  readonly #siteTheme: string;
  readonly #login: Mirror<LoginState>;

  constructor(login: LoginController, siteTheme: string) {
    this.#siteTheme = siteTheme;
    this.#login = new Mirror(login.watch);
    makeObservable(this, { destinations: computed });
  }

  get destinations(): readonly Destination[] {
    const { forumBlocked, theme } = visitorOf(this.#login.current, this.#siteTheme);
    // Pause, log out and the notice have their own places in the frame: only the destinations are listed here.
    return menu({ forumBlocked, theme, available: AVAILABLE, work: 'ready', approved: true }).flatMap((entry) => {
      if (entry.kind !== 'route') return [];
      const icon = BUILT_PAGES.get(entry.route);
      return icon === undefined
        ? []
        : [{ route: entry.route, to: ROUTES[entry.route].path, labelKey: entry.labelKey, icon }];
    });
  }

  readonly dispose = (): void => this.#login.dispose();
}
