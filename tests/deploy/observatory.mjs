// Grades a server of this machine as the scanner of MDN's HTTP Observatory does. Its own `scan` takes a name and no ports, so the
// steps of that function are taken here with its own parts: the retriever with ports, all tests, and the grader.
// Usage: node observatory.mjs FOLDER_OF_THE_PACKAGE PLAIN_PORT PORT, with NODE_EXTRA_CA_CERTS set to the server's certificate.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder = '', httpPort, httpsPort] = process.argv.slice(2);
const part = (path) => import(pathToFileURL(join(folder, 'src', path)).href);
// Its package comes without the list of preloaded names, which it fetches: nothing of this machine is on it.
const preloaded = join(folder, 'conf/hsts-preload.json');
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');
const { retrieve } = await part('retriever/retriever.js');
const { ALL_TESTS } = await part('constants.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await part('grader/charts.js');
const { getGradeForScore, getScoreModifier } = await part('grader/grader.js');

const found = await retrieve('localhost', { httpPort: Number(httpPort), httpsPort: Number(httpsPort) });
const tests = ALL_TESTS.map((test) => test(found)).map(({ constructor, result, pass }) => ({
  name: constructor.name,
  result,
  pass,
  modifier: result ? getScoreModifier(result) : 0,
}));
const sum = (numbers) => numbers.reduce((total, number) => total + number, 100);
const base = sum(tests.map(({ modifier }) => Math.min(0, modifier)));
const { score, grade } = getGradeForScore(
  base >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(tests.map(({ modifier }) => modifier)) : base,
);
console.log(JSON.stringify({ grade, score, base, tests }));
