import { fileURLToPath } from 'node:url';

/** A command, used rightly and wrongly. `$PORT` is the port of a platform, `$FOLDER` a folder with wrong files. */
export interface CommandRow {
  readonly right: readonly string[];
  readonly wrong: readonly (readonly string[])[];
  /** Right uses but for a file that cannot be read or written, each after the code that the command ends with. */
  readonly files?: readonly (readonly [code: 1 | 2, ...args: string[]])[];
  readonly needsPlatform?: boolean;
  /** Uses that open the port `$PORT`. */
  readonly opens?: readonly (readonly string[])[];
}

const ON = ['--port', '$PORT'];
const PERFORMER_OPTION = ['--performer', '1004'];
const A_FILE = fileURLToPath(import.meta.url);
const NOWHERE = '/no/such/folder/file';

/** Every command of the simulator with examples. */
export const COMMANDS: Readonly<Record<string, CommandRow>> = {
  serve: {
    right: ['serve', '--port', '0'],
    wrong: [
      ['--clock-rate', '0'],
      ['--port', '65536'],
      ['--toy-app', 'ftp://here'],
      ['--intiface', 'http://here'],
    ],
    files: [
      [1, 'serve', '--port', '0', '--data', A_FILE],
      [1, 'serve', '--port', '0', '--data', NOWHERE],
      [2, 'serve', '--port', '0', '--content', NOWHERE],
    ],
    opens: [
      ['serve', '--port', '$PORT'],
      ['serve', '--port', '$PORT', '--no-proxy'],
    ],
  },
  mailbox: { right: ['mailbox', ...ON], wrong: [['--port', 'x'], ['1004']], needsPlatform: true },
  customer: {
    right: ['customer', ...ON, ...PERFORMER_OPTION],
    wrong: [
      ['--after', 'soon'],
      ['--for', 'tea'],
    ],
    needsPlatform: true,
  },
  'toy-app': {
    right: ['toy-app', '--port', '0', '--no-tls'],
    wrong: [
      ['--port', '99999'],
      ['--tls-port', '-1'],
      ['--toy', 'lush:500'],
      ['--allow-origin', 'here'],
    ],
    opens: [
      ['toy-app', '--port', '$PORT', '--no-tls'],
      ['toy-app', '--port', '0', '--tls-port', '$PORT'],
    ],
  },
  intiface: {
    right: ['intiface', '--port', '0'],
    wrong: [
      ['--port', '99999'],
      ['--max-ping', 'x'],
    ],
    opens: [['intiface', '--port', '$PORT']],
  },
  toy: { right: ['toy', 'phone', ...ON, ...PERFORMER_OPTION], wrong: [['nonsense']], needsPlatform: true },
  media: { right: ['media', 'stats', ...ON], wrong: [['nonsense']], needsPlatform: true },
  letter: {
    right: ['letter', ...ON, ...PERFORMER_OPTION, '--text', 'Hello'],
    wrong: [['--text']],
    needsPlatform: true,
  },
  block: {
    right: ['block', ...ON, ...PERFORMER_OPTION, '--reason', 'Rude'],
    wrong: [['--reason', 'x'.repeat(201)]],
    needsPlatform: true,
  },
  'view-document': {
    right: ['view-document', ...ON, ...PERFORMER_OPTION, '--document', 'idBack'],
    wrong: [['--document', 'letter']],
    needsPlatform: true,
  },
  replay: {
    right: ['replay', 'request-declined', '--live', 'http://127.0.0.1:$PORT'],
    wrong: [['--seed', 'x'], ['--clock', 'sand'], ['nonsense'], ['request-declined', '--live', 'here']],
    files: [
      [2, 'replay', '/no/such.scenario.yaml'],
      [2, 'replay', '$FOLDER/folder.scenario.yaml'],
      [2, 'replay', '$FOLDER/empty.scenario.yaml'],
      [2, 'replay', '$FOLDER/bytes.scenario.yaml'],
      [2, 'replay', '$FOLDER/includes-a-folder.scenario.yaml'],
      [2, 'replay', '$FOLDER/includes-itself.scenario.yaml'],
      [2, 'replay', A_FILE],
      [1, 'replay', 'join-timeout', '--quiet', '--report', NOWHERE],
      [1, 'replay', 'join-timeout', '--quiet', '--report', '$FOLDER'],
    ],
    needsPlatform: true,
  },
  explore: {
    right: ['explore', '--seeds', '1000'],
    wrong: [
      ['--seeds', '0'],
      ['--faults', 'rain'],
    ],
    files: [[1, 'explore', '--seeds', '1', '-o', NOWHERE]],
  },
  gallery: {
    right: ['gallery', 'list', ...ON, ...PERFORMER_OPTION],
    wrong: [
      ['add', '--count', '0'],
      ['rank', 'tin'],
    ],
    needsPlatform: true,
  },
  contract: { right: ['contract', '--markdown'], wrong: [['--openapi', '--markdown'], []] },
  tail: { right: ['tail', ...ON], wrong: [['--only', 'nonsense']], needsPlatform: true },
  record: {
    right: ['record', '-o', 'r.scenario.yaml', ...ON, ...PERFORMER_OPTION],
    wrong: [[], ['-o', 'r.scenario.yaml', '--for', 'ever']],
    files: [
      [1, 'record', '-o', NOWHERE, ...ON],
      [1, 'record', '-o', A_FILE, ...ON],
    ],
    needsPlatform: true,
  },
  resend: { right: ['resend', '1', ...ON], wrong: [['x'], []], needsPlatform: true },
  trigger: {
    right: ['trigger', 'forceReload', ...ON, ...PERFORMER_OPTION],
    wrong: [['nonsense'], ['msg', '--content', '{']],
    needsPlatform: true,
  },
  moderate: { right: ['moderate', 'approve', ...ON, ...PERFORMER_OPTION], wrong: [['perhaps']], needsPlatform: true },
  swarm: { right: ['swarm', '--performers', '1', ...ON], wrong: [['--for', '2h']], needsPlatform: true },
  'register-token': { right: ['register-token', ...ON], wrong: [['--state', 'lost']], needsPlatform: true },
  fault: {
    right: ['fault', 'list', ...ON],
    wrong: [['on'], ['on', 'nonsense'], ['off', 'slow', '--for', '3s'], ['on', 'drop-socket', '--for', '3s']],
    needsPlatform: true,
  },
  conform: {
    right: ['conform', '--api', 'http://127.0.0.1:$PORT/api'],
    wrong: [[], ['--api', 'here'], ['--api', 'http://here', '--performer', '1004']],
    needsPlatform: true,
  },
  check: { right: ['check', 'bsn', '111222333'], wrong: [['nonsense'], ['bsn'], ['rule', '--amount', 'x']] },
  list: { right: ['list', 'errors'], wrong: [['nonsense'], []] },
};
