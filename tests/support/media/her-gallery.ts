import { createBarePerformer } from '../bare-performer.ts';
import { createBareUploader } from '../bare-upload.ts';
import type { TestPlatform } from '../platform.ts';

/** A performer more, of the rank silver, who has nothing yet and may send files. */
export const openHerGallery = async (platform: TestPlatform) => {
  const herId = await platform.hire();
  await platform.rank(herId, 'silver');
  const she = createBarePerformer(platform);
  await she.arrives(herId);
  return { herId, she, uploads: createBareUploader(platform, she, herId) };
};
