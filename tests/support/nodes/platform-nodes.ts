import { detach } from '@greenroom/core/kernel/detach';
import { runEnds } from '@greenroom/sim-cli/platform/base/environment/run-ends';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { openFront } from './front.ts';
import { startNodeProcess, type NodeProcess } from './node-process.ts';

/** Several nodes on one PostgreSQL, behind one address. */
export interface PlatformNodes {
  readonly port: number;
  readonly url: string;
  /** The admin API of any node, past the lines that may be broken. */
  readonly adminUrl: string;
  readonly token: string;
  /** The PostgreSQL database. */
  readonly database: string;
  readonly nodes: readonly NodeProcess[];
  readonly stop: () => Promise<void>;
  /** Ends all nodes at once, for a process that ends at this moment. */
  readonly drop: () => void;
}

interface NodesPlan {
  readonly count: number;
  /** 0 picks a free one. */
  readonly port: number;
  /** The folder for photos and videos that all nodes share; one for this run where it is undefined. */
  readonly dataFolder: string | undefined;
  /** Further arguments of each `serve`. */
  readonly more: readonly string[];
}

/** A node's pool, its two connections between nodes and the one for its locks; and some for an operator. */
const CONNECTIONS = { eachNode: 13, besides: 25 } as const;

/**
 * Starts a PostgreSQL, nodes on it and one address before them.
 *
 * @throws when the port is in use, a node refuses its arguments or PostgreSQL does not run
 */
export const startPlatformNodes = async ({ count, port, dataFolder, more }: NodesPlan): Promise<PlatformNodes> => {
  const [front, adminFront] = [await openFront(port), await openFront(0)];
  const nodes: NodeProcess[] = [];
  let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>> | undefined;
  const stop = (): Promise<void> =>
    runEnds([
      () => Promise.all([front.close(), adminFront.close()]),
      () => Promise.all(nodes.map((node) => node.stop())),
      () => postgres?.stop(),
    ]);
  const drop = (): void => {
    for (const node of nodes) node.drop();
    postgres?.drop();
  };
  // A process that is ended meanwhile leaves nothing behind either.
  process.once('exit', drop);
  try {
    postgres = await startEmbeddedPostgres(CONNECTIONS.besides + CONNECTIONS.eachNode * count);
    const database = postgres.addressOf('postgres');
    const origins = [`127.0.0.1:${front.port}`, `localhost:${front.port}`, `127.0.0.1:${adminFront.port}`].flatMap(
      (host) => ['--allow-origin', `http://${host}`],
    );
    const args = ['--database', database, '--data', dataFolder ?? postgres.folder, ...origins, ...more];
    // The first makes the world; the others find it.
    for (let started = 0; started < count; started += 1) nodes.push(await startNodeProcess(args));
    const running = new Set(nodes);
    const lead = (): void => {
      front.leadTo([...running].map((node) => node.port));
      adminFront.leadTo([...running].map((node) => node.adminPort));
    };
    lead();
    for (const node of nodes) {
      detach(
        node.ended.then(() => {
          running.delete(node);
          lead();
        }),
      );
    }
    return {
      port: front.port,
      url: `http://127.0.0.1:${front.port}`,
      adminUrl: `http://127.0.0.1:${adminFront.port}`,
      token: nodes[0]?.token ?? '',
      database,
      nodes,
      stop: () => stop().finally(() => process.off('exit', drop)),
      drop,
    };
  } catch (error) {
    await Promise.allSettled([stop()]);
    process.off('exit', drop);
    throw error;
  }
};
