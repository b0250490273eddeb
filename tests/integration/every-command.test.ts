import { existsSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { removeStateFile, writeStateFile } from '@greenroom/sim-cli/actors/state-file';
import { runProgram } from '@greenroom/sim-cli/commands/run-program';
import { COMMANDS } from '../support/command-rows.ts';
import { runHere } from '../support/run-here.ts';
import { runWatched, type Ending, type WatchedOptions } from '../support/run-watched.ts';

const ROWS = Object.entries(COMMANDS);

const folder = mkdtempSync(join(tmpdir(), 'greenroom-wrong-files-'));
/** Takes connections, and never answers. */
let hanging: Server;
let port: string;
let called: (caller: Socket) => void = () => undefined;

/** Everything that a command leaves for others, or for a moment, lies here. */
const temporary = mkdtempSync(join(tmpdir(), 'greenroom-every-'));

const filled = (args: readonly string[], ownPort = port): string[] =>
  args.map((arg) => arg.replace('$PORT', ownPort).replace('$FOLDER', folder));

beforeAll(async () => {
  vi.stubEnv('TMPDIR', temporary);
  mkdirSync(join(folder, 'folder.scenario.yaml'));
  writeFileSync(join(folder, 'empty.scenario.yaml'), '');
  writeFileSync(join(folder, 'bytes.scenario.yaml'), Buffer.from([0xff, 0xfe, 0]));
  writeFileSync(join(folder, 'includes-a-folder.scenario.yaml'), 'name: x\nsteps:\n  - include: .\n');
  writeFileSync(
    join(folder, 'includes-itself.scenario.yaml'),
    'name: x\nsteps:\n  - include: includes-itself.scenario.yaml\n',
  );
  hanging = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => called(socket));
  });
  await new Promise<void>((resolve) => {
    hanging.listen(0, '127.0.0.1', resolve);
  });
  port = String((hanging.address() as AddressInfo).port);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  vi.unstubAllEnvs();
  hanging.close();
  rmSync(folder, { recursive: true });
  rmSync(temporary, { recursive: true });
});

/** The exit code of a command, and the lines of its complaint. */
const run = async (args: readonly string[]) => {
  const { code, complaint } = await runHere(args);
  return { code, lines: complaint.split('\n').filter(Boolean) };
};
/** A busy machine takes its time to load every command. */
const TIMEOUT_MS = 60_000;
const oneLine = [expect.stringMatching(/\S/)];

/** The address of a platform that hangs, or is dead, where its commands look for it. */
const at = async <Value>(place: number, act: () => Promise<Value>): Promise<Value> => {
  const url = `http://127.0.0.1:${place}`;
  writeStateFile(place, { url, adminUrl: url, token: 'x', pid: process.pid });
  try {
    return await act();
  } finally {
    removeStateFile(place);
  }
};

it('has a row for every command that its help names', { timeout: TIMEOUT_MS }, async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await runProgram(['--help']);
  const help = write.mock.calls.map(String).join('');
  const named = new Set(
    [...help.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name).filter((name) => name !== 'help'),
  );
  expect(named).toEqual(new Set(Object.keys(COMMANDS)));
});

it.each(ROWS)('says in one line how %s is used wrongly, and ends with 2', async (name, { wrong }) => {
  for (const args of [['--nonsense'], ...wrong])
    expect({ args, ...(await run([name, ...args])) }).toEqual({ args, code: 2, lines: oneLine });
});

it.each(ROWS.filter(([, { files }]) => files !== undefined))(
  'says in one line what is wrong with a file for %s, and leaves none',
  { timeout: TIMEOUT_MS },
  async (_name, { files = [] }) => {
    const before = readdirSync(folder);
    for (const [code, ...args] of files)
      expect({ args, ...(await at(Number(port), () => run(filled(args)))) }).toEqual({ args, code, lines: oneLine });
    expect(readdirSync(folder)).toEqual(before);
  },
);

it.each(ROWS.filter(([, { needsPlatform }]) => needsPlatform === true))(
  'says in one line that the platform of %s is dead, was never there, and ends with 1',
  async (_name, { right }) => {
    const unknownId = filled(right, '1');
    expect(await run(unknownId)).toEqual({ code: 1, lines: oneLine });
    expect(await at(1, () => run(unknownId))).toEqual({ code: 1, lines: oneLine });
  },
);

it.each(ROWS.filter(([, { opens }]) => opens !== undefined))(
  'says in one line which port is in use for %s, and ends by itself with 1',
  { timeout: TIMEOUT_MS },
  async (_name, { opens = [] }) => {
    const endings = await Promise.all(opens.map((args) => runWatched(filled(args))));
    for (const { code, out, complaint, leftRunning } of endings) {
      expect({ code, out, leftRunning }).toEqual({ code: 1, out: '', leftRunning: false });
      expect(complaint).toMatch(new RegExp(`^Port ${port} is in use: [^\n]+\n$`));
    }
  },
);

/** So many at once: more only wait for each other. */
const AT_ONCE = 4;

const all = async <Item, Value>(items: readonly Item[], act: (item: Item) => Promise<Value>): Promise<Value[]> => {
  const found: Value[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE)
    found.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(act))));
  return found;
};

const nothingLeft = { files: [], leftRunning: false };
const INTERRUPTED = 'Interrupted.\n';

/** Sends itself a signal as soon as it listens for one: before it knows what it was asked for. */
const signalledAtOnce = `data:text/javascript,process.on('newListener',(name)=>{if(name==='SIGTERM')process.nextTick(()=>process.kill(process.pid,'SIGTERM'))})`;

/** The one that loads most, and least. What was asked for plays no part yet, so others would only load the same. */
const LOADED = ['serve', 'list'];

it('ends a command with 143 that is told to stop when it has hardly begun', { timeout: TIMEOUT_MS }, async () => {
  const endings = await all(LOADED, async (name) => {
    const started = { env: { NODE_OPTIONS: `--import "${signalledAtOnce}"` } };
    return { name, ...(await runWatched(filled(COMMANDS[name]?.right ?? []), started)) };
  });
  for (const ending of endings)
    expect(ending).toEqual({ name: ending.name, code: 143, out: '', complaint: INTERRUPTED, ...nothingLeft });
});

const WAITING = ROWS.filter(([, { needsPlatform }]) => needsPlatform === true);
/** Commands that listen for Ctrl-C by themselves while their first call waits; the program listens for all others. */
const LISTENING = ['tail'];

it(
  'lets no command but tail listen for Ctrl-C by itself while it waits for a platform',
  { timeout: TIMEOUT_MS },
  async () => {
    const listening: string[] = [];
    await at(Number(port), async () => {
      for (const [name, { right }] of WAITING) {
        const before = process.listenerCount('SIGINT');
        called = (caller) => {
          if (process.listenerCount('SIGINT') > before && !listening.includes(name)) listening.push(name);
          caller.destroy();
        };
        expect({ name, ...(await run(filled(right))) }).toEqual({ name, code: 1, lines: oneLine });
      }
    });
    expect(listening).toEqual(LISTENING);
  },
);

it(
  'ends a command with 130 that waits for a platform, at Ctrl-C, and one that listens by itself in order',
  { timeout: TIMEOUT_MS },
  async () => {
    const endings: (Ending & { readonly name: string })[] = [];
    // One after the other: a call that arrives is of the only one that runs.
    await at(Number(port), async () => {
      for (const name of ['mailbox', 'customer', 'swarm', 'record', ...LISTENING]) {
        const ending = await runWatched(filled(COMMANDS[name]?.right ?? []), {
          onStart: (watched) => {
            called = watched.pressCtrlC;
          },
        });
        endings.push({ name, ...ending });
      }
    });
    for (const { name, code, complaint, files, leftRunning } of endings) {
      // Until Ctrl-C is what `tail` was asked for.
      const wanted = name === 'tail' ? [0, ''] : [130, INTERRUPTED];
      expect({ name, ended: [code, complaint], files, leftRunning }).toEqual({ name, ended: wanted, ...nothingLeft });
    }
  },
);

/** Presses Ctrl-C once this was printed. */
const ctrlCWhen = (says: string, more: WatchedOptions = {}): WatchedOptions => {
  let isPressed = false;
  return {
    ...more,
    onOutput: (out, { pressCtrlC }) => {
      if (!isPressed && out.includes(says)) pressCtrlC();
      isPressed ||= out.includes(says);
    },
  };
};

it(
  'ends what runs until Ctrl-C with 0, also through npm, where it is told twice',
  { timeout: TIMEOUT_MS },
  async () => {
    const throughRunScript = { throughRunScript: true };
    const endings = await Promise.all([
      runWatched(['serve', '--port', '0', '--crowd', 'none'], ctrlCWhen('Ctrl-C stops it.', throughRunScript)),
      runWatched(['toy-app', '--port', '0', '--tls-port', '0'], ctrlCWhen('The toy app runs', throughRunScript)),
      runWatched(['intiface', '--port', '0'], ctrlCWhen('Intiface runs')),
    ]);
    for (const { code, complaint, files, leftRunning } of endings)
      expect({ code, complaint, files, leftRunning }).toEqual({ code: 0, complaint: '', ...nothingLeft });
    expect(readdirSync(temporary)).toEqual([]);
  },
);

/** Presses Ctrl-C as soon as the command listens for it beside the program: seeds are played then. */
const ctrlCWhenHandled = `data:text/javascript,let count=0;process.on('newListener',(name)=>{if(name==='SIGINT'&&++count===2)setTimeout(()=>process.kill(-process.pid,'SIGINT'),100)})`;

it('ends what is cut short with 130, and writes no half of a file', { timeout: TIMEOUT_MS }, async () => {
  const endings = await Promise.all([
    runWatched(
      ['replay', 'join-timeout', '--clock', 'real', '--report', 'r.html'],
      ctrlCWhen('\n', { throughRunScript: true }),
    ),
    runWatched(['explore', '--seeds', '1000', '--workers', '1', '-o', 'found.scenario.yaml'], {
      env: { NODE_OPTIONS: `--import "${ctrlCWhenHandled}"` },
    }),
  ]);
  const complaints = [INTERRUPTED, expect.stringMatching(/^Ended before the other \d+ seeds\.\n$/)];
  for (const [index, { code, complaint, files, leftRunning }] of endings.entries())
    expect({ code, complaint, files, leftRunning }).toEqual({
      code: 130,
      complaint: complaints[index],
      ...nothingLeft,
    });
  expect(readdirSync(temporary)).toEqual([]);
});

it('ends with 143 where SIGTERM cuts short what ends in order', { timeout: TIMEOUT_MS }, async () => {
  const env = { NODE_OPTIONS: `--import "${ctrlCWhenHandled.replaceAll('SIGINT', 'SIGTERM')}"` };
  const { code, complaint } = await runWatched(['explore', '--seeds', '1000', '--workers', '1'], { env });
  expect({ code, complaint }).toEqual({
    code: 143,
    complaint: expect.stringMatching(/^Ended before the other \d+ seeds/),
  });
});

it('ends at once when Ctrl-C is pressed again', { timeout: TIMEOUT_MS }, async () => {
  const busyForever = 'data:text/javascript,setInterval(() => {}, 1_000)';
  const began = performance.now();
  const { code, complaint, leftRunning } = await runWatched(['serve', '--port', '0', '--crowd', 'none'], {
    env: { NODE_OPTIONS: `--import "${busyForever}"` },
    onOutput: (out, { pressCtrlC }) => {
      if (!out.includes('Ctrl-C stops it.')) return;
      pressCtrlC();
      setTimeout(pressCtrlC, 1_000);
    },
  });
  expect({ code, complaint, leftRunning }).toEqual({ code: 130, complaint: INTERRUPTED, leftRunning: false });
  expect(performance.now() - began).toBeGreaterThan(1_000);
  expect(readdirSync(temporary)).toEqual([]);
});

it('ends with 141 and without a word when the reader of its output has gone', { timeout: TIMEOUT_MS }, async () => {
  const { code, complaint, leftRunning } = await runWatched(['list', 'errors'], {
    onStart: ({ stopReading }) => stopReading(),
  });
  expect({ code, complaint, leftRunning }).toEqual({ code: 141, complaint: '', leftRunning: false });
});

// Only Linux has a disk that is always full.
it.runIf(existsSync('/dev/full'))(
  'says in one line that the disk is full, and ends with 1',
  { timeout: TIMEOUT_MS },
  async () => {
    const endings = await Promise.all([
      runWatched(['contract', '--openapi'], { stdout: openSync('/dev/full', 'w') }),
      runWatched(['replay', 'join-timeout', '--quiet', '--report', '/dev/full']),
    ]);
    for (const { code, complaint, files, leftRunning } of endings) {
      expect({ code, files, leftRunning }).toEqual({ code: 1, ...nothingLeft });
      expect(complaint).toMatch(/^[^\n]+ cannot be written: the disk is full\.\n$/);
    }
  },
);
