import { createBarePerformer } from '../bare-performer.ts';
import { createBareUploader } from '../bare-upload.ts';
import type { TestPlatform } from '../test-platform.ts';

/** A performer more, of the rank silver, who has nothing yet and may send files. */
export const openGallery = async (platform: TestPlatform) => {
  const performerId = await platform.hire();
  await platform.rank(performerId, 'silver');
  const performer = createBarePerformer(platform);
  await performer.arrives(performerId);
  return { performerId, performer, uploads: createBareUploader(platform, performer, performerId) };
};
