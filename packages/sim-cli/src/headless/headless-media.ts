import type { AppDeps } from '@greenroom/core/app/app-deps';
import { done, ok } from '@greenroom/core/kernel/result';
import { NO_GROUPS } from '@greenroom/core/media/media-groups';
import type { HeadlessPlatform } from './headless-platform.ts';

/** A gallery without pictures; every file is a good photo, and arrives at once. */
export const createEmptyGallery = (
  answer: HeadlessPlatform['answer'],
): Pick<AppDeps, 'media' | 'uploader' | 'fileProbe'> => {
  const nothing = () => done;
  return {
    media: {
      groups: (_id, question) =>
        answer(question.kind === 'photo' ? 'photoGroups' : 'mediaGroups', question, () => ok(NO_GROUPS)),
      settings: () => answer('mediaInfoPaid', undefined, () => ok(undefined)),
      swap: (first, second) => answer('swapMedias', { first, second }, nothing),
      change: (_id, media, change) => answer('changeMedia', { media, change }, nothing),
      remove: (_id, media) => answer('deleteMedia', media, nothing),
      makeMain: (media) => answer('selectMedia', media, nothing),
      makeAvatar: (_id, media) => answer('setAvatar', media, nothing),
    },
    uploader: {
      takes: () => true,
      start: ({ kind }, listener) => {
        void answer(kind === 'photo' ? 'keepPhoto' : 'keepVideo', undefined, nothing).then((kept) =>
          kept.ok ? listener.finished() : listener.failed(kept.error),
        );
        return { pause: () => undefined, resume: () => undefined, cancel: () => undefined };
      },
      discard: () => undefined,
    },
    fileProbe: {
      look: async () => ({ kind: 'photo', width: 900, height: 1200 }),
      print: async ({ name }) => name,
    },
  };
};
