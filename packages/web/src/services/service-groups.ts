import type { Service } from '@greenroom/core/services/service';

/** How the panel sorts the services, in her words. @spec §3 Services */
export const SERVICE_GROUPS = [
  {
    name: 'webcam',
    services: ['cam', 'chat', 'video', 'videocall', 'voyeur', 'peek', 'voyeurpeek', 'vipcam', 'vipvideo'],
  },
  { name: 'phone', services: ['phone', 'voicemail'] },
  { name: 'messages', services: ['sms', 'email'] },
  { name: 'sales', services: ['photo', 'media', 'showsnapshot'] },
  { name: 'toys', services: ['toy'] },
] as const satisfies readonly { readonly name: string; readonly services: readonly Service[] }[];

export type ServiceGroupName = (typeof SERVICE_GROUPS)[number]['name'];
