import * as z from 'zod/mini';
import type { ReportedToy } from '@greenroom/core/toys/toy';
import type { ToyPhone, ToyQr } from '@greenroom/core/toys/toy-socket.port';
import { readToys } from './reported-toy.wire.ts';
import { fromJson } from './toy-answer.ts';

/** Events sent to the hub. The specification writes the names with spaces; these are the vendor's own. @spec §7 Toy socket events */
export const HUB_CALLS = { askForQr: 'basicapi_get_qrcode_ts', command: 'basicapi_send_toy_command_ts' } as const;

/** Events received from the hub. @spec §7 Toy socket events */
export const HUB_EVENTS = {
  qr: ['basicapi_get_qrcode_tc'],
  appStatus: ['basicapi_update_app_status_tc'],
  appOnline: ['basicapi_update_app_online_tc'],
  // The second name is an older one.
  devices: ['basicapi_update_device_info_tc', 'basicApi_update_device_info'],
} as const;

const qrWire = z.pipe(
  z.object({
    data: z.object({
      qrcodeUrl: z.string().check(z.minLength(1)),
      code: z.nullish(z.union([z.string(), z.int()])),
    }),
  }),
  z.transform(({ data }): ToyQr => ({ image: data.qrcodeUrl, code: String(data.code ?? '') })),
);

const statusWire = z.pipe(
  z.object({ status: z.union([z.boolean(), z.number(), z.string()]) }),
  z.transform(({ status }) => status === true || Number(status) === 1),
);

const portWire = z.nullish(z.int().check(z.gte(1), z.lte(65_535)));

const devicesWire = z.object({
  deviceCode: z.nullish(z.string()),
  toyList: z.optional(z.unknown()),
  domain: z.nullish(z.string().check(z.regex(/^[\w.-]+$/))),
  httpsPort: portWire,
  // Only some of the vendor's messages name it.
  httpPort: portWire,
});

/**
 * Address of the app. A page over TLS may only use TLS; any other page uses plain HTTP where it can, for a certificate of that machine is
 * rare.
 */
const appUrlOf = ({ domain, httpsPort, httpPort }: z.infer<typeof devicesWire>, isPageSecure: boolean) => {
  if (typeof domain !== 'string') return undefined;
  if (typeof httpPort === 'number' && !isPageSecure) return `http://${domain}:${httpPort}`;
  return typeof httpsPort === 'number' ? `https://${domain}:${httpsPort}` : undefined;
};

/** Payloads are JSON texts, but objects are understood as well. @returns undefined for what cannot be read */
export const readQr = (wire: unknown): ToyQr | undefined => z.safeParse(qrWire, fromJson(wire)).data;

export const readStatus = (wire: unknown): boolean | undefined => z.safeParse(statusWire, fromJson(wire)).data;

export const readDevices = (
  wire: unknown,
  isPageSecure: boolean,
): { readonly phone: ToyPhone; readonly toys: readonly ReportedToy[] } | undefined => {
  const { data } = z.safeParse(devicesWire, fromJson(wire));
  const toys = readToys(data?.toyList);
  if (data === undefined || toys === undefined) return undefined;
  return { phone: { device: data.deviceCode ?? '', appUrl: appUrlOf(data, isPageSecure) }, toys };
};
