import { millis } from '@greenroom/core/kernel/units';

/** The vendor's cloud, under the platform's own roof. */
export const TOY_CLOUD_PATH = '/toy-cloud';

export const TOY_PICTURE_PATH = `${TOY_CLOUD_PATH}/qr`;

/** Name and token by which the vendor knows a site. */
export interface ToySite {
  readonly platform: string;
  readonly token: string;
}

/** Name and token of the simulated platform's page. No secret: every page of it gets them. */
export const TOY_SITE: ToySite = { platform: 'greenroom', token: 'greenroom-demo' };

/** Lifetime of a token, as short as the vendor's seem to be: long enough to connect, too short to reconnect. */
export const TOKEN_LIFE = millis(60_000);
