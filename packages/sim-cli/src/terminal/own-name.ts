/** Name of this program where it is installed. */
const INSTALLED = 'greenroom-sim ';
const BY_NPM = 'npm run sim -- ';

/** Commands in this text as whoever started the program can write them: in a checkout npm runs it. */
export const asStarted = (text: string): string =>
  process.env['npm_lifecycle_event'] === 'sim' ? text.replaceAll(INSTALLED, BY_NPM) : text;
