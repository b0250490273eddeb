import { vi } from 'vitest';
import { runProgram } from '@greenroom/sim-cli/commands/run-program';
import type { SimOptions, SimRun } from './run-sim.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Notes who listens to signals. @returns removes those who came later: a command listens until its process ends */
const watchSignals = (): (() => void) => {
  const before = SIGNALS.map((signal) => new Set(process.listeners(signal)));
  return () => {
    for (const [index, signal] of SIGNALS.entries())
      for (const listener of process.listeners(signal))
        if (before[index]?.has(listener) === false) process.off(signal, listener);
  };
};

/**
 * Runs a command of the simulator in the process of the test, which takes a tenth of the time of a process of its own. Not for a
 * command that runs until a signal, nor for two at once.
 */
export const runHere = async (
  args: readonly string[],
  { onLine }: Pick<SimOptions, 'onLine'> = {},
): Promise<SimRun> => {
  let [out, complaint, begun] = ['', '', ''];
  const print = (text: string): void => {
    out += text;
    if (onLine === undefined) return;
    const lines = `${begun}${text}`.split('\n');
    begun = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  };
  const forgetSignals = watchSignals();
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text: string) => print(`${text}\n`)),
    vi.spyOn(console, 'error').mockImplementation((text: string) => void (complaint += `${text}\n`)),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      print(String(text));
      return true;
    }),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      complaint += String(text);
      return true;
    }),
  ];
  try {
    const code = await runProgram(args);
    return { code, out, complaint };
  } finally {
    forgetSignals();
    for (const spy of spies) spy.mockRestore();
  }
};
