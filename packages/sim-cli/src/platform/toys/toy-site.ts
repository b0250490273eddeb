import { millis } from '@greenroom/core/kernel/units';

/** The vendor's cloud, under the platform's own roof. */
export const TOY_CLOUD_PATH = '/toy-cloud';

/** Where the pictures of the codes are. */
export const TOY_PICTURE_PATH = `${TOY_CLOUD_PATH}/qr`;

/** What a site is known as at the vendor. */
export interface ToySite {
  readonly platform: string;
  readonly token: string;
}

/** What the simulated platform's page is known as. No secret: every page of it is told. */
export const TOY_SITE: ToySite = { platform: 'greenroom', token: 'greenroom-demo' };

/** As short as the vendor's seem to be: long enough to connect, too short to come back with. */
export const TOKEN_LIFE = millis(60_000);
