/** Public side of a view model but its end: what a component takes, and a fake in a test gives. */
export type PublicOf<ViewModel> = {
  readonly [Name in keyof ViewModel as Name extends 'dispose' ? never : Name]: ViewModel[Name];
};
