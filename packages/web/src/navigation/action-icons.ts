import { IconLogout, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';

/** The icon of each action of the menu. */
export const ACTION_ICONS = { pause: IconPlayerPause, resume: IconPlayerPlay, logOut: IconLogout } as const;
