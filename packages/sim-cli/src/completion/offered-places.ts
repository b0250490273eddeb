import type { CommandUnknownOpts as Command } from '@commander-js/extra-typings';

/** An option as a shell offers it. */
export interface OfferedOption {
  readonly flag: string;
  readonly says: string;
  readonly takesValue: boolean;
  /** Values of the option, where they are known. */
  readonly choices: readonly string[];
}

/** Options and commands that can follow a command. */
export interface OfferedPlace {
  /** Empty for the program itself; else its words, e.g. `toy log`. */
  readonly place: string;
  readonly says: string;
  readonly commands: readonly string[];
  readonly options: readonly OfferedOption[];
  /** Values by position; the last one repeats where it is variadic. */
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

/** The command `help` of a command that has others, as Commander adds it. */
const helpOf = (names: readonly string[], place: string): OfferedPlace => ({
  place: `${place} help`.trim(),
  says: 'tell more about a command',
  commands: [],
  options: [],
  values: [names],
  repeats: false,
});

/** Lists the options and commands of the program, from the table of commands itself. */
export const offeredPlaces = (
  program: Command,
  known: Readonly<Record<string, readonly string[]>>,
): readonly OfferedPlace[] => {
  const placesOf = (command: Command, place: string): readonly OfferedPlace[] => {
    const names = command.commands.map((inner) => inner.name());
    return [
      {
        place,
        says: command.description(),
        commands: names.length === 0 ? [] : [...names, 'help'],
        options: optionsOf(command),
        values: command.registeredArguments.map(({ argChoices }) => argChoices ?? known[place] ?? []),
        repeats: command.registeredArguments.at(-1)?.variadic === true,
      },
      ...command.commands.flatMap((inner) => placesOf(inner, `${place} ${inner.name()}`.trim())),
      ...(names.length === 0 ? [] : [helpOf(names, place)]),
    ];
  };
  return placesOf(program, '');
};
