import type { Fault } from '../faults/fault.ts';

/** Ways in which the toy app on the performer's machine, the phone, and the vendor's cloud and hub break. */
export const TOY_FAULTS = [
  { name: 'toy-app-silent', lasts: 'until off', says: 'the toy app answers nothing' },
  { name: 'toy-app-slow', lasts: 'until off', says: 'the toy app takes 5 s for an answer' },
  { name: 'toy-app-fails', lasts: 'until off', says: 'the toy app answers code 500 to everything' },
  { name: 'toy-app-dies', lasts: 'once', says: 'the toy app dies while it obeys its next command' },
  { name: 'toy-cloud-refuses', lasts: 'until off', says: 'the cloud of the vendor gives no token' },
  { name: 'toy-hub-drop', lasts: 'once', says: 'the hub of the vendor cuts every connection' },
  { name: 'toy-hub-flaps', lasts: 'until off', says: 'the hub of the vendor cuts every connection each 7 s' },
  { name: 'toy-phone-silent', lasts: 'until off', says: 'the app on her phone answers nothing' },
  { name: 'toy-phone-away', lasts: 'until off', says: 'her phone has no network' },
] as const satisfies readonly Fault[];

export type ToyFault = (typeof TOY_FAULTS)[number]['name'];

export const isToyFault = (name: string): name is ToyFault => TOY_FAULTS.some((fault) => fault.name === name);
