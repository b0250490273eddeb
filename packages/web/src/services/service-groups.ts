import type { Service } from '@greenroom/core/services/service';
import { PHONE_SERVICES, WEBCAM_SERVICES } from '@greenroom/core/services/services.constants';

/** Groups of services in the panel. @spec §3 Services */
export const SERVICE_GROUPS = [
  { name: 'webcam', services: WEBCAM_SERVICES },
  { name: 'phone', services: PHONE_SERVICES },
  { name: 'messages', services: ['sms', 'email'] },
  { name: 'sales', services: ['photo', 'media', 'showsnapshot'] },
  { name: 'toys', services: ['toy'] },
] as const satisfies readonly { readonly name: string; readonly services: readonly Service[] }[];

export type ServiceGroupName = (typeof SERVICE_GROUPS)[number]['name'];
