import { createElement, type ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { fieldOf } from '@greenroom/core/kernel/json';
import type { RouteName, ScreenName } from '@greenroom/core/navigation/routes';
import { useDocumentTitle } from '../../app/use-document-title.ts';
import { useTranslation } from '../../i18n/i18n.ts';
import type { PageAddress } from '../../navigation/page-address.ts';
import { ROUTE_TEXTS } from '../../navigation/route-texts.ts';
import type { Workspace } from '../workspace.ts';

/** A screen that runs: its component, and the loader of its data. */
export interface OpenScreen {
  readonly Component: ComponentType;
  /** Loads the data of an address; called each time the address is entered or changes. */
  readonly load: (address: PageAddress) => void;
}

/** Starts the screen of a route; called once, when its address is first opened. */
export type Screen = (workspace: Workspace, route: ScreenName) => OpenScreen;

interface ScreenOptions<Model> {
  /** Finds the route whose title the tab has, where that depends on the query; else it is the screen's own. */
  readonly titledAs?: (query: URLSearchParams) => RouteName;
  readonly Page: ComponentType<{ readonly model: Model }>;
  readonly open: (workspace: Workspace) => {
    readonly model: Model;
    readonly load?: OpenScreen['load'];
  };
}

const hasEnd = (model: unknown): model is { readonly dispose: () => unknown } =>
  typeof fieldOf(model, 'dispose') === 'function';

/** Describes a screen: page, model and data. Its title is that of its route. */
export const createScreen =
  <Model>({ titledAs, Page, open }: ScreenOptions<Model>): Screen =>
  (workspace, route) => {
    const { model, load = () => undefined } = open(workspace);
    if (hasEnd(model)) workspace.lifetime.keep(model);
    return {
      Component: function ScreenPage() {
        const { t } = useTranslation();
        const [query] = useSearchParams();
        useDocumentTitle(t(ROUTE_TEXTS[titledAs?.(query) ?? route].title));
        return createElement(Page, { model });
      },
      load,
    };
  };

/** Makes a value once for each workspace, when a screen first needs it. */
export const oncePerWorkspace = <Value>(create: (workspace: Workspace) => Value): ((workspace: Workspace) => Value) => {
  const made = new WeakMap<Workspace, { readonly value: Value }>();
  return (workspace) => {
    const found = made.get(workspace) ?? { value: create(workspace) };
    made.set(workspace, found);
    return found.value;
  };
};
