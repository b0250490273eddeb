/** The options of a command, as its own description types them. */
export type OptionsOf<Describe extends (...names: never) => { readonly opts: () => object }> = Readonly<
  ReturnType<ReturnType<Describe>['opts']>
>;
