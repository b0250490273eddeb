import type { Service } from './service.ts';
import { PHONE_SERVICES, VIDEO_SERVICES } from './services.constants.ts';

/** Something that the performer must have for a service. */
export type ServiceNeed = 'camera' | 'phoneProfile' | 'toy' | 'vipPrice' | 'paidPhotos' | 'paidVideos';

const OTHER_NEEDS: Partial<Readonly<Record<Service, ServiceNeed>>> = {
  toy: 'toy',
  vipcam: 'vipPrice',
  vipvideo: 'vipPrice',
  photo: 'paidPhotos',
  media: 'paidVideos',
};

const includes = (services: readonly Service[], service: Service): boolean => services.includes(service);

/** Lists the needs of a service, in the order in which they are met. @spec §3 Services, §5 Phone services */
export const serviceNeeds = (service: Service): readonly ServiceNeed[] => {
  const other = OTHER_NEEDS[service];
  return [
    ...(includes(VIDEO_SERVICES, service) ? (['camera'] as const) : []),
    ...(includes(PHONE_SERVICES, service) ? (['phoneProfile'] as const) : []),
    ...(other === undefined ? [] : [other]),
  ];
};
