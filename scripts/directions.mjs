// Reads every import of the workspace and holds it against dependency-cruiser.config.mjs.
// Fails also when nothing was read: one version of the tool under one compiler passes over nothing.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, run, tool } from './house/process.mjs';

/** @returns the modules read, the rules broken and the imports that lead nowhere, in the workspace at `root` */
export const readDirections = async (root = ROOT) => {
  const config = join(ROOT, 'dependency-cruiser.config.mjs');
  const folders = ['packages', 'tests'].filter((folder) => existsSync(join(root, folder)));
  const args = ['--config', config, '--output-type', 'json', ...folders];
  const { output } = await run(tool('depcruise'), args, { capture: true, cwd: root });
  if (!output.startsWith('{"modules"') && !/^\{\s+"modules"/.test(output)) throw new Error(output);
  const { modules, summary } = JSON.parse(output);
  const sources = modules.filter(
    ({ source }) => /^(packages|tests)\//.test(source) && !source.includes('node_modules'),
  );
  return {
    modules: sources.length,
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    unresolved: sources.flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ couldNotResolve, module }) => couldNotResolve && /^(\.|@greenroom\/)/.test(module))
        .map(({ module }) => ({ from: source, to: module })),
    ),
    comments: new Map(summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment])),
  };
};

const report = async () => {
  const { modules, violations, unresolved, comments } = await readDirections();
  for (const { rule, from, to } of violations) console.log(`${rule}: ${from} → ${to}\n    ${comments.get(rule)}`);
  for (const { from, to } of unresolved) console.log(`leads nowhere: ${from} → ${to}`);
  if (modules === 0) console.log('No module was read, so nothing was checked.');
  console.log(`${modules} modules read, ${violations.length + unresolved.length} wrong directions`);
  return modules > 0 && violations.length + unresolved.length === 0 ? 0 : 1;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await report();
