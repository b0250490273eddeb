/** Public side of a view model: what a component takes, and a fake in a test gives. */
export type PublicOf<ViewModel> = Pick<ViewModel, keyof ViewModel>;
