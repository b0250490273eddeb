// The container keeps its metadata there, so it comes first.
import 'reflect-metadata';
import { ContainerModule, type Container } from 'inversify';
import type { ViewModelName, ViewModels } from '../../app/view-models.ts';
import { disposeOf, type Disposable } from './disposable.ts';
import { viewModel, type Token } from './tokens.ts';

/** Gives the value of a token, made at the first request. */
export type Get = <Value>(token: Token<Value>) => Value;

/** The functions with which a module says how values are made. Each value is made once. */
export interface Bindings {
  /** Provides a value without an end; one with an end does not compile. */
  readonly provide: <Value>(
    token: Value extends Disposable ? never : Token<Value>,
    create: (get: Get) => NoInfer<Value>,
  ) => void;
  /** Provides a value that another value ends, such as a part of the core. */
  readonly providePart: <Value>(token: Token<Value>, create: (get: Get) => NoInfer<Value>) => void;
  /** Provides a value that ends with the container. */
  readonly provideDisposable: <Value extends Disposable>(
    token: Token<Value>,
    create: (get: Get) => NoInfer<Value>,
  ) => void;
  /** Provides a view model, which ends with the container where it has an end. */
  readonly provideModel: <Name extends ViewModelName>(name: Name, create: (get: Get) => ViewModels[Name]) => void;
}

/** Reads a value of the container. */
export const getFrom =
  (container: Pick<Container, 'get'>): Get =>
  <Value>(token: Token<Value>) =>
    container.get<Value>(token.id);

/** Puts a value that exists into the container. */
export const provideValue = <Value>(container: Container, token: Token<Value>, value: NoInfer<Value>): void => {
  container.bind<Value>(token.id).toConstantValue(value);
};

/** Puts a view model that exists into the container, which ends it. */
export const provideModelValue = <Name extends ViewModelName>(
  container: Container,
  name: Name,
  model: ViewModels[Name],
): void => {
  provideValue(container, viewModel(name), model);
  container.onDeactivation(viewModel(name).id, (made) => disposeOf(made));
};

/** Makes a module of the container whose values have the types of their tokens. */
export const bindings = (register: (bindings: Bindings) => void): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const single = <Value>(token: Token<Value>, create: (get: Get) => Value) =>
      bind<Value>(token.id)
        .toDynamicValue((context) => create(getFrom(context)))
        .inSingletonScope();
    // A function of its own for each: the container forgets all that share one as soon as the first has ended.
    const ending = <Value>(token: Token<Value>, create: (get: Get) => Value) =>
      single(token, create).onDeactivation((made) => disposeOf(made));
    register({
      provide: (token, create) => single(token, create),
      providePart: (token, create) => single(token, create),
      provideDisposable: ending,
      provideModel: (name, create) => ending(viewModel(name), create),
    });
  });
