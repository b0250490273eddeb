import { removeStateFile, writeStateFile } from '@greenroom/sim-cli/actors/state-file';
import { describeServe, platformOptions } from '@greenroom/sim-cli/commands/shared/serve-options';
import { isPassword, SCRYPT, type PasswordHashing } from '@greenroom/sim-cli/platform/account/login/check-password';
import { startPlatform } from '@greenroom/sim-cli/platform/platform';
import { serveArguments, type TestPlatformOptions } from './platform.ts';
import { reachPlatform } from './reach-platform.ts';
import type { TestPlatform } from './test-platform.ts';

/** Options of `serve`; limits, modules before it and several nodes need a process. */
export type OptionsHere = Omit<TestPlatformOptions, 'largestFileKb' | 'preload' | 'nodes'>;

const compared = new Map<string, Promise<boolean>>();

/** Compares a password with a hash as the platform does, each pair once in a worker: all performers of the world have one password and hash. */
const COMPARED_ONCE: PasswordHashing = {
  ...SCRYPT,
  isPassword: (password, hash) => {
    const pair = JSON.stringify([password, hash]);
    const known = compared.get(pair) ?? isPassword(password, hash);
    compared.set(pair, known);
    return known;
  },
};

/**
 * Starts the platform of `serve` with its servers and ports in the process of the test, which takes a fifth of the time of a process of
 * its own. Not where the process is the subject: its end, its signals, its output, its memory.
 *
 * @example
 * const platform = await startPlatformHere({ clockRate: 59 });
 * const mark = await platform.customer({ name: 'Mark' });
 * await mark.asks('1004');
 * await platform.stop();
 */
export const startPlatformHere = async (options: OptionsHere = {}): Promise<TestPlatform> => {
  const given = describeServe().exitOverride().parse(serveArguments(options), { from: 'user' });
  const platform = await startPlatform(platformOptions(given.opts()), COMPARED_ONCE);
  const { url, adminUrl, token, port } = platform;
  writeStateFile(port, { url, adminUrl, token, pid: process.pid });
  let stopped: Promise<void> | undefined;
  return reachPlatform({ url, adminUrl, token }, () => {
    // Another platform may have this port, and its file, by the second time.
    if (stopped === undefined) removeStateFile(port);
    stopped ??= platform.stop();
    return stopped;
  });
};
