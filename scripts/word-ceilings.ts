export type Kind = 'docstring' | 'pronoun' | 'name';

export type Counts = Readonly<Record<Kind, number>>;

export const KINDS: readonly { readonly kind: Kind; readonly title: string }[] = [
  { kind: 'docstring', title: 'question-word docstrings' },
  { kind: 'pronoun', title: 'gendered pronouns' },
  { kind: 'name', title: 'banned names' },
];

const ceiling = (docstring: number, pronoun: number, name: number): Counts => ({ docstring, pronoun, name });

/** Most findings a folder may have. A ceiling only falls. */
export const CEILINGS = {
  'packages/adapters-http': ceiling(0, 0, 0),
  'packages/adapters-socket': ceiling(0, 0, 0),
  'packages/adapters-toy': ceiling(0, 0, 0),
  'packages/core': ceiling(0, 0, 0),
  'packages/sim-cli': ceiling(0, 0, 0),
  'packages/web': ceiling(0, 0, 0),
  scripts: ceiling(0, 0, 0),
  tests: ceiling(0, 0, 0),
} satisfies Record<string, Counts>;

export type Folder = keyof typeof CEILINGS;
