// Packs what is given to others into `dist`, the web app having been built before; as a release also its notes and a tag.
import { spawnSync } from 'node:child_process';
import { createPrivateKey, sign } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../lib/process.mjs';
import { buildPackages } from './build.ts';
import { packAll } from './pack.ts';
import { writeReleaseFiles } from './release-files.ts';
import { notesOf, releaseProblems } from './release-notes.ts';

const { values } = parseArgs({
  options: {
    release: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    key: { type: 'string' },
  },
});
const target = join(ROOT, 'dist');

const git = (...args: readonly string[]): string =>
  spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout.trim();

const versions = Object.fromEntries(
  ['package.json', ...globSync('packages/*/package.json', { cwd: ROOT }).toSorted()].map((file) => {
    const { version } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
    return [dirname(file), String(version)];
  }),
);
const version = versions['.'] ?? '';
const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');

if (values.release) {
  const uncommitted = values['dry-run'] ? [] : git('status', '--porcelain').split('\n').filter(Boolean);
  const problems = releaseProblems(changelog, versions, uncommitted);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
}

await buildPackages();
await packAll(target);
const files = [...(await writeReleaseFiles(target, version, git('rev-parse', 'HEAD')))];

if (values.key !== undefined) {
  // An Ed25519 key in PEM; who has its public half knows by it that the hashes are ours.
  const sums = readFileSync(join(target, 'SHA256SUMS'));
  const key = createPrivateKey(readFileSync(values.key, 'utf8'));
  writeFileSync(join(target, 'SHA256SUMS.sig'), sign(undefined, sums, key).toString('base64'));
  files.push('SHA256SUMS.sig');
}
if (values.release) {
  writeFileSync(join(target, 'RELEASE-NOTES.md'), `# Greenroom ${version}\n\n${notesOf(changelog, version) ?? ''}\n`);
  files.push('RELEASE-NOTES.md');
}
for (const file of files) console.log(relative(ROOT, join(target, file)));
if (values.release && values['dry-run']) console.log(`Nothing was tagged: this was ${version} as it would be.`);
else if (values.release) {
  git('tag', '--annotate', `v${version}`, '--message', `Greenroom ${version}`);
  console.log(`Tagged v${version}: push the tag, and publish the files of dist.`);
}
