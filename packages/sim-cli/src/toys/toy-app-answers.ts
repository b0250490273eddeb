import { fieldOf } from '@greenroom/core/kernel/json';
import type { SimulatedToy, ToyDrawer } from './toy-drawer.ts';
import { functionsOf, shortName } from './toy-functions.ts';

/** Path of the log for the command line; a page never calls it. */
export const TOY_LOG_PATH = '/sim/log';
/** Path at which the app's faults are switched. */
export const TOY_FAULTS_PATH = '/sim/faults';

export interface ToyAppFaults {
  /** Milliseconds before each answer. */
  readonly slow: number;
  /** Never answers. */
  readonly silent: boolean;
  /** Number of commands that the app carries out, since its toys were there, before it ends without an answer; 0: it does not end. */
  readonly dieAfter: number;
  /** Code of every answer, with HTTP 200, while no command is carried out; 0: answers as it should. */
  readonly code: number;
  /** Format of the toys: JSON text, as the vendor writes, or an object. */
  readonly toysAs: 'text' | 'object';
  /** Includes the functions of each toy in the answer. */
  readonly reportsFunctions: boolean;
}

export const NO_FAULTS: ToyAppFaults = {
  slow: 0,
  silent: false,
  dieAfter: 0,
  code: 0,
  toysAs: 'text',
  reportsFunctions: true,
};

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'Invalid Command',
  401: 'Toy Not Found',
  402: 'Toy Not Connected',
  403: "Toy Doesn't Support This Command",
  404: 'Invalid Parameter',
  500: 'HTTP server not started or disabled',
  506: 'Server Error',
};

const refusalOf = (code: number): object => ({ code, type: 'error', message: MESSAGES[code] ?? 'Error' });

const toyAnswer = (toy: SimulatedToy, reportsFunctions: boolean): object => {
  const fullFunctionNames = functionsOf(toy.model);
  const functions = {
    shortFunctionNames: fullFunctionNames.map(shortName),
    fullFunctionNames,
  };
  return {
    id: toy.id,
    status: toy.connected ? '1' : '0',
    version: '',
    name: toy.model,
    battery: toy.battery,
    nickName: toy.nickName,
    ...(reportsFunctions ? functions : {}),
  };
};

/** GetToys says `OK`, everything else `ok`: as the vendor does. */
const toysAnswer = (toys: readonly SimulatedToy[], faults: ToyAppFaults): object => {
  const map = Object.fromEntries(toys.map((toy) => [toy.id, toyAnswer(toy, faults.reportsFunctions)]));
  const data = { toys: faults.toysAs === 'text' ? JSON.stringify(map) : map, platform: 'pc', appType: 'remote' };
  return { code: 200, data, type: 'OK' };
};

export const answerTo = (drawer: ToyDrawer, faults: ToyAppFaults, body: unknown): object => {
  if (faults.code !== 0) return refusalOf(faults.code);
  const command = fieldOf(body, 'command');
  if (command === 'GetToys') return toysAnswer(drawer.toys(), faults);
  if (command === 'GetToyName') return { code: 200, data: drawer.toys().map((toy) => toy.model), type: 'OK' };
  const code = drawer.apply(body, 'app');
  return code === 200 ? { code, type: 'ok' } : refusalOf(code);
};

/** Checks whether the app ends with the command that it has just carried out. */
export const endsWithCommand = (drawer: Pick<ToyDrawer, 'count'>, { dieAfter }: ToyAppFaults): boolean =>
  dieAfter > 0 && drawer.count('app') >= dieAfter;
