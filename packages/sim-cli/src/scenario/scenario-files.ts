import { isUtf8 } from 'node:buffer';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileTrouble } from '../terminal/write-whole.ts';
import { combinationsIn, decodeScenario, type PlacedStep, type ScenarioFile } from './decode-scenario.ts';
import { WrongScenario } from './mistake.ts';
import { combinationText, type PlaceholderValues } from './placeholders.ts';
import { readYamlText } from './yaml-text.ts';

const ENDINGS = ['.scenario.yaml', '.scenario.json'];
/** Depth limit of includes, at which a file that includes itself ends. */
const DEEPEST = 5;

/** The scenarios that come with the tool. */
const SHIPPED = fileURLToPath(new URL('../../scenarios/', import.meta.url));

/** A scenario with all included files. */
export interface Scenario extends Omit<ScenarioFile, 'steps'> {
  readonly file: string;
  readonly steps: readonly PlacedStep[];
  /** Values of the matrix for which it is played, in words. */
  readonly variant?: string | undefined;
}

/** Shortens the path of a file; a shipped one has the same name on every machine. */
const shownName = (file: string): string => {
  const here = relative(process.cwd(), file);
  return file.startsWith(SHIPPED) ? relative(SHIPPED, file) : here.startsWith('..') ? file : here;
};

const textOf = (path: string, shown: string): string => {
  const wrong = (says: string) => new WrongScenario([{ file: shown, line: 1, column: 1, says }]);
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw wrong(`it cannot be read: ${fileTrouble(error)}`);
  }
  if (!isUtf8(bytes)) throw wrong('it is no text in UTF-8: save it in that encoding');
  return bytes.toString();
};

const readFile = (path: string, values: PlaceholderValues): ScenarioFile => {
  const shown = shownName(path);
  const decoded = decodeScenario(readYamlText(textOf(path, shown), shown), shown, values);
  if ('steps' in decoded) return decoded;
  throw new WrongScenario(decoded);
};

/** A file beside the one that includes it; else one that comes with the tool, so that a scenario in any folder can begin with it. */
const includedFile = (path: string, name: string): string | undefined =>
  [resolve(dirname(path), name), resolve(SHIPPED, name)].find((file) => existsSync(file));

const stepsOf = (
  path: string,
  { steps }: ScenarioFile,
  values: PlaceholderValues,
  depth: number,
): readonly PlacedStep[] =>
  steps.flatMap((step) => {
    if (!('include' in step)) return [step];
    const other = includedFile(path, step.include);
    const wrong = (says: string) => new WrongScenario([{ file: step.file, line: step.line, column: 1, says }]);
    if (depth >= DEEPEST) throw wrong(`includes go deeper than ${DEEPEST} files`);
    if (other === undefined)
      throw wrong(`there is no file ${step.include} to include, neither here nor among the shipped ones`);
    return stepsOf(other, readFile(other, values), values, depth + 1);
  });

const readFor = (path: string, values: PlaceholderValues): Scenario => {
  const file = readFile(path, values);
  return { ...file, file: shownName(path), steps: stepsOf(path, file, values, 0), variant: combinationText(values) };
};

/** Reads a scenario for each combination of its matrix. @throws WrongScenario with every mistake and its place */
export const readScenarios = (path: string): readonly Scenario[] => {
  const shown = shownName(path);
  return combinationsIn(readYamlText(textOf(path, shown), shown)).map((values) => readFor(path, values));
};

/** Reads a scenario, for the first combination of its matrix. @throws WrongScenario with every mistake and its place */
export const readScenario = (path: string): Scenario => {
  const shown = shownName(path);
  return readFor(path, combinationsIn(readYamlText(textOf(path, shown), shown))[0] ?? {});
};

const isScenario = (path: string): boolean => ENDINGS.some((ending) => path.endsWith(ending));

/** Lists the scenarios of a folder, by name; the files that they include may be in subfolders. */
const scenariosIn = (folder: string): readonly string[] =>
  globSync('*', { cwd: folder })
    .filter(isScenario)
    .toSorted()
    .map((name) => resolve(folder, name));

/** Lists the files of the shipped scenarios, by name. */
export const shippedScenarios = (): readonly string[] => scenariosIn(SHIPPED);

/**
 * The files that a word means: a file, the name of a shipped scenario, a folder of scenarios, or a pattern for files.
 * @returns none when it means nothing
 */
export const findScenarios = (word: string): readonly string[] => {
  const found = existsSync(word) ? statSync(word) : undefined;
  if (found?.isFile() === true) return [resolve(word)];
  const shipped = ENDINGS.map((ending) => resolve(SHIPPED, word + ending)).filter((path) => existsSync(path));
  if (shipped.length > 0) return shipped;
  if (found?.isDirectory() === true) return scenariosIn(word);
  const here = globSync(word).map((path) => resolve(path));
  const there = globSync([word, ...ENDINGS.map((ending) => word + ending)], { cwd: SHIPPED }).map((path) =>
    resolve(SHIPPED, path),
  );
  return [...new Set([...here, ...there])].filter(isScenario).toSorted();
};
