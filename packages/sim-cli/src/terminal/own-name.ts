/** Name of this program where it is installed. */
const INSTALLED = 'greenroom-sim ';
const BY_NPM = 'npm run sim -- ';

/** Replaces the commands in this text by the form in which the program was started: in a checkout npm runs it. */
export const asStarted = (text: string): string =>
  process.env['npm_lifecycle_event'] === 'sim' ? text.replaceAll(INSTALLED, BY_NPM) : text;
