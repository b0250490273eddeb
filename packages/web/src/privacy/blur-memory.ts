import type { TabStorage } from '../device/tab-storage.ts';
import type { BlurMemory } from './blur.view-model.ts';

const YES = 'yes';

export const blurMemory = (device: TabStorage): BlurMemory => ({
  isBlurred: (kind) => device.getItem(`greenroom.blur-${kind}`) === YES,
  remember: (kind, blurred) =>
    blurred ? device.setItem(`greenroom.blur-${kind}`, YES) : device.removeItem(`greenroom.blur-${kind}`),
});
