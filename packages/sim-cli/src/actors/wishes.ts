import type { Service } from '@greenroom/core/services/service';
import type { SessionType } from '@greenroom/core/session/client-data';

/** What a customer may ask for, in his own words. */
export interface Wish {
  readonly name: string;
  readonly sessionType: SessionType;
  readonly type: string;
  /** She must have one of these switched on, or a polite customer does not ask. */
  readonly needs: readonly Service[];
}

/** @spec §3 Services — session types VIPVIDEO, VIDEO, VIDEOCALL */
export const WISHES = [
  { name: 'chat', sessionType: 'VIDEO', type: 'chat', needs: ['chat', 'cam'] },
  { name: 'video', sessionType: 'VIDEO', type: 'video', needs: ['video', 'cam'] },
  { name: 'videocall', sessionType: 'VIDEOCALL', type: 'videocall', needs: ['videocall'] },
  { name: 'vip', sessionType: 'VIPVIDEO', type: 'vip', needs: ['vipvideo'] },
  { name: 'vipcam', sessionType: 'VIPVIDEO', type: 'vipcam', needs: ['vipcam'] },
] as const satisfies readonly Wish[];

export type WishName = (typeof WISHES)[number]['name'];
export const WISH_NAMES: readonly WishName[] = WISHES.map(({ name }) => name);

export const wishNamed = (name: string): Wish => WISHES.find((wish) => wish.name === name) ?? WISHES[0];

/** What he could ask for, by what she has switched on. */
export const wishesFor = (services: readonly string[]): readonly Wish[] =>
  WISHES.filter(({ needs }) => needs.some((service) => services.includes(service)));
