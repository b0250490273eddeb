// Several nodes in processes of their own, for a test: node nodes-process.ts COUNT [--data FOLDER] [arguments of `serve`].
// It prints their addresses as one line of JSON, and ends all of them with itself.
import { once } from 'node:events';
import { removeStateFile, writeStateFile } from '@greenroom/sim-cli/actors/state-file';
import { startPlatformNodes } from './platform-nodes.ts';

const [count, ...args] = process.argv.slice(2);
const dataAt = args.indexOf('--data');
const [, dataFolder] = dataAt < 0 ? [] : args.splice(dataAt, 2);

const stopping = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
const running = await startPlatformNodes({ count: Number(count), port: 0, dataFolder, more: args });
const { port, url, adminUrl, token, database, nodes } = running;
const { pid } = process;
writeStateFile(port, { url, adminUrl, token, pid });
process.once('exit', () => removeStateFile(port));
const addresses = nodes.map((node) => ({ pid: node.pid, url: `http://127.0.0.1:${node.port}` }));
console.log(JSON.stringify({ url, token, database, nodes: addresses, pid }));
await stopping;
await running.stop();
