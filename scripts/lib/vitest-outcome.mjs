import { writeFileSync } from 'node:fs';
// Reporter that writes the outcome of a run as JSON to the file named by OUTCOME_FILE.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './process.mjs';

const FRAMES = 4;

/** Text of a thrown error: message, difference and the first frames. */
const textOf = ({ name = 'Error', message = '', diff, stacks = [], stack }) => {
  const frames = stacks
    .slice(0, FRAMES)
    .map(({ file, line, column }) => `    at ${relative(ROOT, file)}:${line}:${column}`);
  const trace = frames.length > 0 ? frames.join('\n') : (stack ?? '').split('\n').slice(1, FRAMES).join('\n');
  return stripVTControlCharacters([`${name}: ${message}`, diff, trace].filter(Boolean).join('\n'));
};

/** Place and title of a test or of a file that did not load. */
const titleOf = (entity) =>
  entity.type === 'module'
    ? relative(ROOT, entity.moduleId)
    : `${relative(ROOT, entity.module.moduleId)}${entity.location ? `:${entity.location.line}` : ''} ${entity.fullName}`;

/** The errors of every try: what a first one left behind may fail the second in another way. */
const failure = (entity, errors) => ({
  title: titleOf(entity),
  text: [...new Set(errors.map(textOf))].join('\n'),
});

/** @fortests vitest loads it by its path. */
export default class VitestOutcome {
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state) => tests.filter((test) => test.result().state === state);
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const outcome = {
      passed: inState('passed').length,
      failed: inState('failed').length,
      failures: [
        ...inState('failed').map((test) => failure(test, test.result().errors ?? [])),
        ...suites.filter((suite) => suite.errors().length > 0).map((suite) => failure(suite, suite.errors())),
        ...unhandled.map((error) => ({ title: 'outside of a test', text: textOf(error) })),
      ],
      secondTries: inState('passed')
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => failure(test, test.result().errors ?? [])),
      files: modules.map((module) => {
        const { collectDuration, duration } = module.diagnostic();
        return { file: relative(ROOT, module.moduleId), seconds: (collectDuration + duration) / 1_000 };
      }),
    };
    writeFileSync(process.env.OUTCOME_FILE, JSON.stringify(outcome));
  }
}
