import type { ContainerModule } from 'inversify';
import { createElement, type ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import type { RouteName, ScreenName } from '@greenroom/core/navigation/routes';
import { useDocumentTitle } from '../../app/use-document-title.ts';
import { useTranslation } from '../../i18n/i18n.ts';
import type { PageAddress } from '../../navigation/page-address.ts';
import { ROUTE_TEXTS } from '../../navigation/route-texts.ts';
import type { Get } from '../container/bindings.ts';
import { disposeOf } from '../container/disposable.ts';

/** The workspace, as far as a screen needs it. */
export interface ScreenHost {
  readonly get: Get;
  /** Loads a module of the container, once. */
  readonly use: (module: ContainerModule) => void;
}

/** A screen that runs: its component, and the loader of its data. */
export interface OpenScreen {
  readonly Component: ComponentType;
  /** Loads the data of an address; called each time the address is entered or changes. */
  readonly load: (address: PageAddress) => void;
  readonly dispose: () => void;
}

/** Starts the screen of a route; called once, when its address is first opened. */
export type Screen = (host: ScreenHost, route: ScreenName) => OpenScreen;

interface ScreenParts<Model> {
  /** Finds the route whose title the tab has, where that depends on the query; else it is the screen's own. */
  readonly titledAs?: (query: URLSearchParams) => RouteName;
  readonly Page: ComponentType<{ readonly model: Model }>;
  readonly createModel: (get: Get) => Model;
  readonly load?: (get: Get) => (address: PageAddress) => void;
  /** Modules of the container that only this screen and its neighbours need. */
  readonly modules?: readonly ContainerModule[];
}

/** Describes a screen: page, model and data. Its title is that of its route. */
export const createScreen =
  <Model>({ titledAs, Page, createModel, load, modules = [] }: ScreenParts<Model>): Screen =>
  ({ get, use }, route) => {
    for (const module of modules) use(module);
    const model = createModel(get);
    return {
      Component: function ScreenPage() {
        const { t } = useTranslation();
        const [query] = useSearchParams();
        useDocumentTitle(t(ROUTE_TEXTS[titledAs?.(query) ?? route].title));
        return createElement(Page, { model });
      },
      load: load?.(get) ?? (() => undefined),
      dispose: () => disposeOf(model),
    };
  };
