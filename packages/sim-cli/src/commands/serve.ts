import { setFlagsFromString } from 'node:v8';
import { removeStateFile, writeStateFile } from '../actors/state-file.ts';
import type { PlatformOptions } from '../platform/base/environment/platform-options.ts';
import {
  NOT_KEPT,
  StoreRefusal,
  databaseName,
  isStoreTrouble,
  troubleOf,
} from '../platform/base/store/store-trouble.ts';
import type { Platform } from '../platform/platform.ts';
import { CommandFailure, EXIT, interrupted, untilInterrupted } from '../terminal/print.ts';
import { portTrouble } from './shared/argument.ts';
import { describeServe, platformOptions, type ServeOptions } from './shared/serve-options.ts';
import { banner, jsonLine } from './shared/serve-start.ts';

/** It mostly takes a tenth of a second. */
const STOPPED_WITHIN_MS = 5_000;

/** Folder or database of the data, without a password; undefined where the data is dropped at the end. */
const placeOf = ({ dataFolder, database }: Pick<PlatformOptions, 'dataFolder' | 'database'>): string | undefined =>
  database === undefined ? dataFolder : `the database ${databaseName(database)}`;

/** @throws CommandFailure for what a person at a terminal can put right */
const start = async (options: PlatformOptions): Promise<Platform> => {
  // What is loaded now stays for good. V8 would double its young generation for it, 30 MB that it never gives back.
  setFlagsFromString('--semi-space-growth-factor=1');
  try {
    // Loaded here, so that the small commands start without the servers.
    const { startPlatform } = await import('../platform/platform.ts');
    return await startPlatform(options);
  } catch (error) {
    if (error instanceof StoreRefusal) throw new CommandFailure(error.message);
    const place = placeOf(options);
    if (place !== undefined && isStoreTrouble(error)) {
      const { what, todo } = troubleOf(error);
      const other = options.database === undefined ? 'another folder with --data' : 'another database with --database';
      const cure = todo === undefined ? `Choose ${other}.` : `${todo}, or choose ${other}.`;
      throw new CommandFailure(`The data cannot be kept in ${place}: ${what}. ${cure}`);
    }
    throw portTrouble(error);
  } finally {
    setFlagsFromString('--semi-space-growth-factor=2');
  }
};

const serve = async (options: ServeOptions): Promise<void> => {
  let isStopRequested = false;
  const stopped = untilInterrupted().then(() => {
    isStopRequested = true;
  });
  const toStart = platformOptions(options);
  const platform = await start(toStart);
  if (isStopRequested) {
    await platform.stop();
    throw interrupted();
  }
  // A node of a test ends with the process that started it, also when that was killed.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
  const { port, url, adminUrl, token } = platform;
  let isForgotten = false;
  /** Once: the next platform on this port has a file of its own there. */
  const forget = (): void => {
    if (!isForgotten) removeStateFile(port);
    isForgotten = true;
  };
  process.once('exit', () => {
    forget();
    platform.parts.gallery.folder.drop();
  });
  writeStateFile(port, { url, adminUrl, token, pid: process.pid });
  // No error should arrive here; if one does, a single rejected promise must not end the other sessions.
  process.on('unhandledRejection', (reason) => {
    platform.parts.eventLog.write('error', 'A promise broke unheard', { reason: String(reason) });
    console.error(`A promise broke unheard: ${String(reason)}`);
  });
  let isReported = false;
  platform.parts.eventLog.follow(({ message, fields }) => {
    if (message !== NOT_KEPT || isReported) return;
    isReported = true;
    const where = `in ${placeOf(toStart) ?? 'memory'}`;
    const { what, todo } = fields ?? {};
    const cure = todo === undefined ? '' : ` ${String(todo)}.`;
    console.error(`The data cannot be kept ${where}: ${String(what)}.${cure} What was kept until now stays.`);
  });
  if (options.verbose === true) platform.parts.eventLog.follow((entry) => console.error(JSON.stringify(entry)));
  console.log(options.json === true ? jsonLine(platform) : banner(platform));
  await stopped;
  await platform.drain();
  // Only if something still runs by then: a program that was told to end must not be waited for.
  setTimeout(() => {
    console.error('Something would not end, so it was cut off.');
    process.exit(EXIT.failed);
  }, STOPPED_WITHIN_MS).unref();
  forget();
  await platform.stop();
};

export const serveCommand = () => describeServe().action(serve);
