/** Everything a performer can switch on and off. @spec §3 Services */
export const SERVICES = [
  'chat',
  'video',
  'cam',
  'peek',
  'videocall',
  'voyeur',
  'phone',
  'sms',
  'email',
  'voicemail',
  'voyeurpeek',
  'toy',
  'photo',
  'media',
  'showsnapshot',
  'vipcam',
  'vipvideo',
] as const;

export type Service = (typeof SERVICES)[number];

/** One flag for each of the 17 services. @spec §3 performer_services */
export type ServiceFlags = Readonly<Record<Service, boolean>>;

/** The flags that differ: the body of the call that saves them. */
export type ServiceChange = Partial<ServiceFlags>;

export const isService = (value: string): value is Service => SERVICES.some((service) => service === value);
