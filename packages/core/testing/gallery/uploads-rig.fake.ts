import type { MediaErrorCode } from '../../src/gallery/media.errors.ts';
import type { ProbedFile } from '../../src/gallery/upload-limits.ts';
import type { UploadListener, UploadTask } from '../../src/gallery/upload.port.ts';
import { createUploadsController } from '../../src/gallery/uploads.controller.ts';
import type { Upload } from '../../src/gallery/uploads.machine.ts';
import { performerId } from '../../src/kernel/ids.ts';
import { silentLog } from '../../src/kernel/log.port.ts';
import { createSeededRandom } from '../../src/kernel/seeded-random.ts';
import { bytes, credits } from '../../src/kernel/units.ts';
import { draftStore } from '../kernel/draft-store.fake.ts';
import { settle } from '../kernel/settle.fake.ts';

export const PHOTO: ProbedFile = { kind: 'photo', width: 900, height: 1200 };
/** A photo that may be sent. */
export const task = (name: string, more: Partial<UploadTask> = {}): UploadTask => ({
  owner: performerId('1001'),
  kind: 'photo',
  file: { name, size: bytes(1_000), content: `content of ${name}` },
  paid: false,
  price: credits(0),
  description: '',
  ...more,
});

/** Uploads with a platform that accepts files on command. @param drafts storage of this browser for the tab's lifetime */
export const setUpUploads = (drafts = new Map<string, string>()) => {
  const lines: {
    name: string;
    content: unknown;
    address: string | undefined;
    listener: UploadListener;
    reports: string[];
  }[] = [];
  const through: string[] = [];
  const world: { probed: ProbedFile; takes: boolean; problem: MediaErrorCode | undefined } = {
    probed: PHOTO,
    takes: true,
    problem: undefined,
  };
  const discarded: string[] = [];
  const uploads = createUploadsController({
    uploader: {
      takes: () => world.takes,
      start: ({ file }, listener, address) => {
        const reports: string[] = [];
        lines.push({ name: file.name, content: file.content, address, listener, reports });
        return {
          pause: () => void reports.push('pause'),
          resume: () => void reports.push('resume'),
          cancel: () => void reports.push('cancel'),
        };
      },
      discard: (_task, address) => discarded.push(address),
    },
    probe: { look: async () => world.probed, fingerprint: async ({ content }) => String(content) },
    drafts: draftStore(drafts),
    random: createSeededRandom(1),
    log: silentLog,
    addingProblem: () => world.problem,
    onUploaded: (kind) => through.push(kind),
  });
  const all = (): readonly Upload[] => uploads.watch.state().uploads;
  const first = (): Upload => {
    const [upload] = all();
    if (upload === undefined) throw new Error('There is no upload.');
    return upload;
  };
  const begin = async (...names: readonly string[]) => {
    uploads.add(names.map((name) => task(name)));
    await settle();
  };
  const phases = () => all().map(({ phase }) => phase.at);
  return { uploads, lines, through, world, discarded, all, first, begin, phases };
};
