/**
 * The four methods of reflect-metadata that Inversify calls, for its notes on its own modules. There are no decorators here, so the
 * package itself (2.5 kB) stays at home; the build puts this file in its place.
 */
type Notes = Map<unknown, unknown>;

const notesOf = new WeakMap<object, Map<PropertyKey | undefined, Notes>>();

const notes = (target: object, property?: PropertyKey): Notes => {
  const properties = notesOf.get(target) ?? new Map<PropertyKey | undefined, Notes>();
  notesOf.set(target, properties);
  const found = properties.get(property) ?? new Map();
  properties.set(property, found);
  return found;
};

const getOwnMetadata = (key: unknown, target: object, property?: PropertyKey): unknown =>
  notes(target, property).get(key);

const getMetadata = (key: unknown, target: object, property?: PropertyKey): unknown => {
  for (let owner: object | null = target; owner !== null; owner = Object.getPrototypeOf(owner)) {
    const found = getOwnMetadata(key, owner, property);
    if (found !== undefined) return found;
  }
  return undefined;
};

const defineMetadata = (key: unknown, value: unknown, target: object, property?: PropertyKey): void =>
  void notes(target, property).set(key, value);

Object.assign(Reflect, {
  getOwnMetadata,
  getMetadata,
  defineMetadata,
  hasOwnMetadata: (key: unknown, target: object, property?: PropertyKey) => notes(target, property).has(key),
});
