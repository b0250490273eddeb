import { posix } from 'node:path';
import type { SourceFile } from './tracked-files.ts';

const SHEET = /\.module\.css$/;
const CODE = /\.tsx?$/;
const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)';/g;
const COMPOSES = /composes: ([\w\s-]+?) from '([^']+)';/g;

const names = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Class names in the selectors of a module; those in `:global()` belong to another one. */
const classesOf = (sheet: string): ReadonlySet<string> => {
  const selectors = sheet
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/:global\([^)]*\)/g, '')
    .replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
    .match(/[^{}]+(?=\{)/g);
  return new Set(names((selectors ?? []).join('\n'), /\.([A-Za-z][\w-]*)/g));
};

interface Use {
  readonly file: string;
  readonly sheet: string;
  readonly names: readonly string[];
  /** A name that is only known at run time, as in `css[tone]`. */
  readonly isDynamic: boolean;
}

const usesIn = ({ path, text }: SourceFile): readonly Use[] => {
  const at = (relative: string): string => posix.join(posix.dirname(path), relative);
  if (SHEET.test(path))
    return [...text.matchAll(COMPOSES)].map(([, composed = '', from = '']) => ({
      file: path,
      sheet: at(from),
      names: composed.split(/\s+/),
      isDynamic: false,
    }));
  return [...text.matchAll(IMPORT)].map(([, variable = '', from = '']) => ({
    file: path,
    sheet: at(from),
    names: [
      ...names(text, new RegExp(`\\b${variable}\\.([A-Za-z]\\w*)`, 'g')),
      ...names(text, new RegExp(`\\b${variable}\\['([^']+)'\\]`, 'g')),
    ],
    isDynamic: new RegExp(`\\b${variable}\\[[^']`).test(text),
  }));
};

/** Names in a literal `className`, and those beside the classes of modules in a template. */
const utilityUses = (text: string): readonly string[] => {
  const literals = names(text, /className="([^"]+)"/g);
  const templates = names(text, /className=\{(`[^`]+`)\}/g).map((template) => template.replaceAll(/\$\{[^}]*\}/g, ' '));
  return [...literals, ...templates].flatMap((list) => list.match(/[a-z][\w-]*/g) ?? []);
};

/** Finds utility classes that no component uses, and used ones that the sheet lacks. */
export const utilityFaults = (sheet: SourceFile, components: readonly SourceFile[]): readonly string[] => {
  const known = classesOf(sheet.text);
  const code = components.map(({ text }) => text).join('\n');
  const dead = [...known].filter((name) => !new RegExp(`["'\`\\s]${name}["'\`\\s]`).test(code));
  const missing = components.flatMap(({ path, text }) =>
    utilityUses(text)
      .filter((name) => !known.has(name))
      .map((name) => `${path} uses .${name}, which ${sheet.path} lacks`),
  );
  return [...missing, ...dead.map((name) => `${sheet.path} has .${name}, which nothing uses`)].toSorted();
};

/** Finds classes that no code uses, and used classes that no module has. */
export const classFaults = (files: readonly SourceFile[]): readonly string[] => {
  const sheets = new Map(files.filter(({ path }) => SHEET.test(path)).map(({ path, text }) => [path, classesOf(text)]));
  const uses = files.filter(({ path }) => SHEET.test(path) || CODE.test(path)).flatMap(usesIn);
  const missing = uses.flatMap(({ file, sheet, names: used }) =>
    used
      .filter((name) => sheets.get(sheet)?.has(name) !== true)
      .map((name) => `${file} uses .${name}, which ${sheet} lacks`),
  );
  const literals = new Set(
    files.filter(({ path }) => CODE.test(path)).flatMap(({ text }) => names(text, /'([\w-]+)'/g)),
  );
  const dead = [...sheets].flatMap(([sheet, classes]) => {
    const its = uses.filter((use) => use.sheet === sheet);
    const used = new Set(its.flatMap((use) => use.names));
    const isDynamic = its.some((use) => use.isDynamic);
    return [...classes]
      .filter((name) => !used.has(name) && !(isDynamic && literals.has(name)))
      .map((name) => `${sheet} has .${name}, which nothing uses`);
  });
  return [...missing, ...dead].toSorted();
};
