declare const brand: unique symbol;

/** A primitive that carries its meaning in its type, so that cents never meet credits. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name };
