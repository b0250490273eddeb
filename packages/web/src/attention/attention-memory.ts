import type { TabStorage } from '../device/tab-storage.ts';
import { FULL_VOLUME } from './attention.constants.ts';
import type { RingtoneMemory } from './ringtone.media.ts';

const TESTED_KEY = 'greenroom.sound-tested';
const VOLUME_KEY = 'greenroom.ring-volume';
const MUTED_KEY = 'greenroom.ring-muted';
const YES = 'yes';

const volumeIn = (text: string | null): number | undefined => {
  const volume = text === null || text === '' ? Number.NaN : Number(text);
  return volume >= 0 && volume <= FULL_VOLUME ? volume : undefined;
};

/**
 * Keeps the tested sound for this tab, and the volume for the device.
 * @param device storage for settings without personal data
 */
export const attentionMemory = (tab: TabStorage, device: TabStorage): RingtoneMemory => ({
  wasTested: () => tab.getItem(TESTED_KEY) === YES,
  rememberTested: () => tab.setItem(TESTED_KEY, YES),
  volume: () => volumeIn(device.getItem(VOLUME_KEY)),
  rememberVolume: (volume) => device.setItem(VOLUME_KEY, String(volume)),
  isMuted: () => device.getItem(MUTED_KEY) === YES,
  rememberMuted: (muted) => (muted ? device.setItem(MUTED_KEY, YES) : device.removeItem(MUTED_KEY)),
});
