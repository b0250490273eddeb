import * as z from 'zod/mini';
import { toyId } from '@greenroom/core/kernel/ids';
import type { ReportedToy } from '@greenroom/core/toys/toy';
import { fromJson } from './toy-answer.ts';

/** `"1"`, `1`, `true` and `"on"` all mean that the toy is at hand. */
const onWire = z.pipe(
  z.union([z.boolean(), z.number(), z.string()]),
  z.transform((wire) => wire === true || Number(wire) === 1 || wire === 'on'),
);

/** A toy may not know its battery: null, missing, or nonsense. */
const batteryWire = z.pipe(
  z.optional(z.unknown()),
  z.transform((wire) => {
    const percent = typeof wire === 'string' && wire !== '' ? Number(wire) : wire;
    return typeof percent === 'number' && percent >= 0 && percent <= 100 ? percent : undefined;
  }),
);

const namesWire = z.nullish(z.array(z.string()));

/** The fields of both interfaces: the local app sends `nickName` and `status`, the hub `nickname`, `toyType` and `connected`. */
const toyWire = z.pipe(
  z.object({
    id: z.union([z.string().check(z.minLength(1)), z.int()]),
    name: z.nullish(z.string()),
    toyType: z.nullish(z.string()),
    nickName: z.nullish(z.string()),
    nickname: z.nullish(z.string()),
    status: z.nullish(onWire),
    connected: z.nullish(onWire),
    battery: batteryWire,
    fullFunctionNames: namesWire,
    // Misspelt by one of the vendor's own apps.
    fullFunctionsNames: namesWire,
  }),
  z.transform((wire): ReportedToy => {
    const toyType = wire.toyType ?? wire.name ?? '';
    const nickname = wire.nickName ?? wire.nickname ?? '';
    return {
      id: toyId(String(wire.id)),
      name: nickname === '' ? (wire.name ?? toyType) : nickname,
      toyType,
      connected: wire.connected ?? wire.status ?? true,
      battery: wire.battery,
      functions: wire.fullFunctionNames ?? wire.fullFunctionsNames ?? undefined,
    };
  }),
);

/** A toy that cannot be read is left out; the others are not its fault. */
const readEach = (wires: readonly unknown[]): readonly ReportedToy[] =>
  wires.flatMap((wire) => {
    const toy = z.safeParse(toyWire, wire);
    return toy.success ? [toy.data] : [];
  });

/**
 * Reads the toys of an app's answer: a list, a map by id, or the JSON text of either; an empty text means no toys.
 * @spec §7 Local toy app — GetToys returns code and data
 */
export const readToys = (wire: unknown): readonly ReportedToy[] | undefined => {
  const toys = wire === '' || wire === null || wire === undefined ? [] : fromJson(wire);
  if (Array.isArray(toys)) return readEach(toys);
  if (typeof toys !== 'object' || toys === null) return undefined;
  return readEach(Object.entries(toys).map(([id, toy]) => (typeof toy === 'object' ? { id, ...toy } : toy)));
};
