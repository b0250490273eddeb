import type { CommandUnknownOpts as Command } from '@commander-js/extra-typings';

/** An option as a shell offers it. */
export interface OfferedOption {
  readonly flag: string;
  readonly says: string;
  readonly takesValue: boolean;
  /** What its value can be, where that is known. */
  readonly choices: readonly string[];
}

/** What can follow a command, or a command of a command. */
export interface OfferedPlace {
  /** Empty for the program itself; else its words, e.g. `toy log`. */
  readonly place: string;
  readonly says: string;
  readonly commands: readonly string[];
  readonly options: readonly OfferedOption[];
  /** By position; the last one repeats where it is variadic. */
  readonly values: readonly (readonly string[])[];
  readonly repeats: boolean;
}

const optionsOf = (command: Command): readonly OfferedOption[] => [
  ...command.options.map((option) => ({
    flag: option.long ?? option.short ?? '',
    says: option.description,
    takesValue: option.required || option.optional,
    choices: option.argChoices ?? [],
  })),
  { flag: '--help', says: 'tell more', takesValue: false, choices: [] },
];

/** Everything that the program and its commands take, from the table of commands itself. */
export const offeredPlaces = (
  program: Command,
  known: Readonly<Record<string, readonly string[]>>,
): readonly OfferedPlace[] => {
  const placesOf = (command: Command, place: string): readonly OfferedPlace[] => [
    {
      place,
      says: command.description(),
      commands: command.commands.map((inner) => inner.name()),
      options: optionsOf(command),
      values: command.registeredArguments.map(({ argChoices }) => argChoices ?? known[place] ?? []),
      repeats: command.registeredArguments.at(-1)?.variadic === true,
    },
    ...command.commands.flatMap((inner) => placesOf(inner, `${place} ${inner.name()}`.trim())),
  ];
  return placesOf(program, '');
};
