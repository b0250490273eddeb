import { DEMO_PASSWORD, PERFORMERS } from '../../platform/base/world/performers.ts';
import type { Platform } from '../../platform/platform.ts';
import { asStarted } from '../../terminal/print.ts';
import { performerAccounts } from './serve-options.ts';

/** Address of the panel; the token is in the fragment, which a browser sends to no server. */
const panelOf = ({ url, token }: Platform): string => `${url}/sim/#token=${token}`;

/** Lines that a person at a terminal reads. */
export const banner = (platform: Platform): string => {
  const { url, port } = platform;
  const performers = PERFORMERS.map(({ id, username, purpose }) => `  ${id}  ${username.padEnd(6)}${purpose}`);
  const where = port === 4000 ? '' : ` --port ${port}`;
  return [
    `Greenroom runs at ${url}`,
    '',
    `Log in as one of these; the password of all is ${DEMO_PASSWORD}`,
    ...performers,
    '',
    `Simulator panel:      ${panelOf(platform)}`,
    `Login codes:          ${asStarted(`greenroom-sim mailbox${where}`)}`,
    `Be a customer:        ${asStarted(`greenroom-sim customer${where} --performer 1004`)}`,
    `Everything else:      ${asStarted('greenroom-sim --help')}`,
    'Ctrl-C stops it.',
  ].join('\n');
};

/** Line that a program reads. */
export const jsonLine = (platform: Platform): string => {
  const { url, token } = platform;
  return JSON.stringify({
    url,
    socketUrl: url,
    panel: panelOf(platform),
    token,
    performers: performerAccounts(),
    pid: process.pid,
  });
};
