// Files beside the tarballs of a release: the web app in one file, bills of materials, a manifest and hashes.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { create } from 'tar';
import { PNPM } from '../lib/install.mjs';
import { ROOT, run } from '../lib/process.mjs';

const WEB = join(ROOT, 'packages/web/dist');
/** The same files give the same bytes, whoever packs them and when. */
const UNDATED = { portable: true, mtime: new Date(0), gzip: { level: 9 } };
/** The format that scanners of dependencies read most widely today. */
const CYCLONEDX = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application', '--prod'];

interface FileEntry {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

const filesUnder = (folder: string): readonly string[] =>
  globSync('**/*', { cwd: folder })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();

const entryOf = (folder: string, name: string): FileEntry => {
  const bytes = readFileSync(join(folder, name));
  return { name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
};

interface Bill {
  readonly components: readonly { readonly externalReferences?: readonly { readonly type: string }[] }[];
}

/** Addresses of downloads are those of the registry that this machine uses, which is nobody else's. */
const withoutDownloads = (bill: Bill): Bill => ({
  ...bill,
  components: bill.components.map(({ externalReferences, ...component }) => ({
    ...component,
    ...(externalReferences !== undefined && {
      externalReferences: externalReferences.filter(({ type }) => type !== 'distribution'),
    }),
  })),
});

const writeBill = async (workspace: string, file: string): Promise<void> => {
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const args = ['-y', PNPM, '--filter', workspace, 'sbom', ...CYCLONEDX, '--out', file];
  const { code, output } = await run(npx, args, { capture: true });
  if (code !== 0) throw new Error(`The bill of materials of ${workspace} could not be written.\n${output}`);
  writeFileSync(file, `${JSON.stringify(withoutDownloads(JSON.parse(readFileSync(file, 'utf8'))), undefined, 2)}\n`);
};

/**
 * Writes them into the folder that has the tarballs already.
 *
 * @param commit that everything is built from
 * @returns the names of all files of the release, which `SHA256SUMS` names with their hashes
 */
export const writeReleaseFiles = async (
  target: string,
  version: string,
  commit: string,
): Promise<readonly string[]> => {
  const own = [`greenroom-web-${version}.tar.gz`, 'greenroom-web.cdx.json', 'greenroom-sim.cdx.json', 'manifest.json'];
  for (const old of globSync('{greenroom-web-*.tar.gz,*.cdx.json,manifest.json,SHA256SUMS*}', { cwd: target }))
    rmSync(join(target, old));
  const [web = '', webBill = '', simBill = '', manifest = ''] = own.map((name) => join(target, name));
  const pages = filesUnder(WEB);
  await create({ ...UNDATED, cwd: WEB, file: web, prefix: `greenroom-web-${version}` }, [...pages]);
  await writeBill('@greenroom/web', webBill);
  await writeBill('@greenroom/sim-cli', simBill);
  const packed = globSync('greenroom-*.{tgz,tar.gz,cdx.json}', { cwd: target }).toSorted();
  const files = packed.map((name) => entryOf(target, name));
  const content = { name: 'greenroom', version, commit, files, web: pages.map((name) => entryOf(WEB, name)) };
  writeFileSync(manifest, `${JSON.stringify(content, undefined, 2)}\n`);
  const all = [...files, entryOf(target, basename(manifest))];
  writeFileSync(join(target, 'SHA256SUMS'), all.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(''));
  return [...all.map(({ name }) => name), 'SHA256SUMS'];
};
