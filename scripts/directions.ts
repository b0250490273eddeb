// Reads every import of the workspace and holds it against dependency-cruiser.config.mjs.
// Fails also when nothing was read: under one compiler the tool reads nothing and is content.
import { join } from 'node:path';
import { ROOT, run, tool } from './lib/process.mjs';

interface Dependency {
  readonly module: string;
  readonly couldNotResolve: boolean;
}

interface Cruise {
  readonly modules: readonly { readonly source: string; readonly dependencies?: readonly Dependency[] }[];
  readonly summary: {
    readonly violations: readonly {
      readonly rule: { readonly name: string };
      readonly from: string;
      readonly to: string;
    }[];
    readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string; readonly comment: string }[] };
  };
}

export interface Directions {
  /** Number of source files of the workspace that were read. */
  readonly modules: number;
  readonly violations: readonly { readonly rule: string; readonly from: string; readonly to: string }[];
  /** Imports that lead nowhere: no rule can judge them. */
  readonly unresolved: readonly { readonly from: string; readonly to: string }[];
  readonly rules: ReadonlyMap<string, string>;
}

const isOurs = (source: string): boolean => /^(packages|tests)\//.test(source) && !source.includes('node_modules');

/** The rule about folders: tests and rigs use any capability, so no circle is counted through them. */
const FOLDER_RULE = 'no-capability-cycles';
const NO_CAPABILITY = String.raw`\.test\.tsx?$|^packages/core/testing/|(^|/)dist(/|$)`;

const cruise = async (root: string, folders: readonly string[], more: readonly string[] = []): Promise<Cruise> => {
  const args = ['--config', join(ROOT, 'dependency-cruiser.config.mjs'), '--output-type', 'json', ...more, ...folders];
  const { output } = await run(tool('depcruise'), args, { capture: true, cwd: root });
  if (!/^\{\s*"modules"/.test(output)) throw new Error(output);
  return JSON.parse(output);
};

/** Every import in these folders of the workspace at `root`, judged. */
export const readDirections = async (
  root: string = ROOT,
  folders: readonly string[] = ['packages', 'tests'],
): Promise<Directions> => {
  const [{ modules, summary }, sources] = await Promise.all([
    cruise(root, folders),
    cruise(root, folders, ['--exclude', NO_CAPABILITY]),
  ]);
  const ours = modules.filter(({ source }) => isOurs(source));
  return {
    modules: ours.length,
    violations: [
      ...summary.violations.filter(({ rule }) => rule.name !== FOLDER_RULE),
      ...sources.summary.violations.filter(({ rule }) => rule.name === FOLDER_RULE),
    ].map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    unresolved: ours.flatMap(({ source, dependencies = [] }) =>
      dependencies
        .filter(({ couldNotResolve, module }) => couldNotResolve && /^(\.|@greenroom\/)/.test(module))
        .map(({ module }) => ({ from: source, to: module })),
    ),
    rules: new Map(summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment])),
  };
};

const report = async (): Promise<number> => {
  const { modules, violations, unresolved, rules } = await readDirections();
  for (const { rule, from, to } of violations) console.log(`${rule}: ${from} → ${to}\n    ${rules.get(rule) ?? ''}`);
  for (const { from, to } of unresolved) console.log(`leads nowhere: ${from} → ${to}`);
  if (modules === 0) console.log('No module was read, so nothing was checked.');
  const wrong = violations.length + unresolved.length;
  console.log(`${modules} modules read, ${wrong} wrong directions`);
  return modules > 0 && wrong === 0 ? 0 : 1;
};

if (import.meta.main) process.exitCode = await report();
