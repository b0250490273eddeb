import { lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { CommandFailure } from '../terminal/print.ts';

const runningWire = z.object({ url: z.url(), adminUrl: z.url(), token: z.string(), pid: z.int() });

const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'not JSON' });
    return z.NEVER;
  }
});

/** Access to a platform that runs on this machine. */
export type RunningPlatform = z.infer<typeof runningWire>;

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;

const pathFor = (port: number): string => join(tmpdir(), `greenroom-sim-${port}.json`);

/** Leaves address and token where the other commands of this user find them. */
export const writeStateFile = (port: number, running: RunningPlatform): void => {
  const path = pathFor(port);
  rmSync(path, { force: true });
  // `wx` refuses a file that another program has put there meanwhile, a link for instance.
  writeFileSync(path, JSON.stringify(running), { mode: OWNER_ONLY, flag: 'wx' });
};

export const removeStateFile = (port: number): void => rmSync(pathFor(port), { force: true });

/** @throws CommandFailure when nothing runs there, or when the file is not ours alone */
export const readStateFile = (port: number): RunningPlatform => {
  const path = pathFor(port);
  const nothing = `No simulated platform runs on port ${port}: start one with \`greenroom-sim serve --port ${port}\`.`;
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new CommandFailure(nothing);
  const isOurs = process.getuid === undefined || (found.uid === process.getuid() && (found.mode & OTHERS) === 0);
  if (!found.isFile() || !isOurs) throw new CommandFailure(`${path} can be written by others and is not trusted.`);
  const running = z.pipe(jsonText, runningWire).safeParse(readFileSync(path, 'utf8'));
  if (!running.success) throw new CommandFailure(nothing);
  return running.data;
};
