import type { Service } from '@greenroom/core/services/service';
import type { SessionType } from '@greenroom/core/session/client-data';

/** A kind of session that a customer may ask for. */
export interface RequestType {
  readonly name: string;
  readonly sessionType: SessionType;
  readonly type: string;
  /** The performer must have one of these switched on, or a polite customer does not ask. */
  readonly needs: readonly Service[];
}

/**
 * Kinds of session that a simulated customer asks for, each with the services it needs.
 * @spec §3 Services — session types VIPVIDEO, VIDEO, VIDEOCALL
 */
export const REQUEST_TYPES = [
  { name: 'chat', sessionType: 'VIDEO', type: 'chat', needs: ['chat', 'cam'] },
  { name: 'video', sessionType: 'VIDEO', type: 'video', needs: ['video', 'cam'] },
  { name: 'videocall', sessionType: 'VIDEOCALL', type: 'videocall', needs: ['videocall'] },
  { name: 'vip', sessionType: 'VIPVIDEO', type: 'vip', needs: ['vipvideo'] },
  { name: 'vipcam', sessionType: 'VIPVIDEO', type: 'vipcam', needs: ['vipcam'] },
] as const satisfies readonly RequestType[];

export type RequestTypeName = (typeof REQUEST_TYPES)[number]['name'];
export const REQUEST_TYPE_NAMES: readonly RequestTypeName[] = REQUEST_TYPES.map(({ name }) => name);

export const requestTypeNamed = (name: string): RequestType =>
  REQUEST_TYPES.find((requestType) => requestType.name === name) ?? REQUEST_TYPES[0];

/** The kinds of session that fit the services which the performer has switched on. */
export const requestTypesFor = (services: readonly string[]): readonly RequestType[] =>
  REQUEST_TYPES.filter(({ needs }) => needs.some((service) => services.includes(service)));
