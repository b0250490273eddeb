import type { ContainerModule } from 'inversify';
import { createElement, type ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { useDocumentTitle } from '../../app/use-document-title.ts';
import { useTranslation, type TextKey } from '../../i18n/i18n.ts';
import type { PageAddress } from '../../navigation/page-address.ts';
import type { Get } from '../container/bindings.ts';
import { disposeOf, type Disposable } from '../container/disposable.ts';

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

/** Starts a screen; called once, when its address is first opened. */
export type Screen = (host: ScreenHost) => OpenScreen;

interface ScreenParts<Model> {
  /** Title of the tab, where it depends on the query by a function. */
  readonly title: TextKey | ((query: URLSearchParams) => TextKey);
  readonly Page: ComponentType<{ readonly model: Model }>;
  readonly createModel: (get: Get) => Model;
  readonly load?: (get: Get) => (address: PageAddress) => void;
  /** Modules of the container that only this screen and its neighbours need. */
  readonly modules?: readonly ContainerModule[];
}

/** Joins the models of a page that has several; they end together. */
export const joinModels = <Models extends object>(models: Models): Models & Disposable => ({
  ...models,
  dispose: () => Object.values(models).forEach((model) => disposeOf(model)),
});

/** Describes a screen: title, page, model and data. */
export const createScreen =
  <Model>({ title, Page, createModel, load, modules = [] }: ScreenParts<Model>): Screen =>
  ({ get, use }) => {
    for (const module of modules) use(module);
    const model = createModel(get);
    return {
      Component: function ScreenPage() {
        const { t } = useTranslation();
        const [query] = useSearchParams();
        useDocumentTitle(t(typeof title === 'function' ? title(query) : title));
        return createElement(Page, { model });
      },
      load: load?.(get) ?? (() => undefined),
      dispose: () => disposeOf(model),
    };
  };
