import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newsWire, type SwarmOrder, type SwarmNews } from './swarm.wire.ts';

/** A worker process ended without an order to end. */
export class WorkerGone extends Error {
  override readonly name = 'WorkerGone';
}

/** Has the ending of this file: of a source in a checkout, of JavaScript in a package. */
const WORKER = fileURLToPath(new URL(`swarm-worker${extname(import.meta.url)}`, import.meta.url));
/** Milliseconds to leave in; a process that has not left by then is ended. */
const LEAVES_WITHIN = 20_000;

export interface Worker {
  readonly order: (order: SwarmOrder) => void;
  /** @throws WorkerGone */
  readonly receive: <Is extends SwarmNews['is']>(is: Is) => Promise<Extract<SwarmNews, { is: Is }>>;
  readonly end: () => Promise<void>;
  readonly kill: () => Promise<void>;
}

const isOf = <Is extends SwarmNews['is']>(news: SwarmNews, is: Is): news is Extract<SwarmNews, { is: Is }> =>
  news.is === is;

/** Keeps young memory small in processes whose people only wait: their number counts, not their speed. */
export const SMALL = ['--max-semi-space-size=1'];

export const startWorker = (flags: readonly string[]): Worker => {
  const child: ChildProcess = fork(WORKER, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [...process.execArgv, ...flags],
    // Code that this process has compiled helps the others too: it saves them a third of their memory.
    env: { ...process.env, NODE_COMPILE_CACHE: getCompileCacheDir() },
  });
  const exited = once(child, 'exit');
  const isOver = (): boolean => child.exitCode !== null || child.signalCode !== null;
  return {
    order: (order) => {
      if (child.connected) child.send(order);
    },
    receive: (is) => {
      const { promise, resolve, reject } = Promise.withResolvers<Extract<SwarmNews, { is: typeof is }>>();
      const listen = (message: unknown): void => {
        const news = newsWire.parse(message);
        if (isOf(news, is)) resolve(news);
      };
      const gone = (): void => reject(new WorkerGone('A worker process ended by itself.'));
      child.on('message', listen);
      child.once('exit', gone);
      return promise.finally(() => {
        child.off('message', listen);
        child.off('exit', gone);
      });
    },
    end: async () => {
      if (isOver()) return;
      const deadline = setTimeout(() => child.kill('SIGKILL'), LEAVES_WITHIN);
      if (child.connected) child.send({ do: 'leave' });
      await exited;
      clearTimeout(deadline);
    },
    kill: async () => {
      if (isOver()) return;
      child.kill('SIGKILL');
      await exited;
    },
  };
};
