import type { OfferedPlace } from './offered-places.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

const PROGRAM = 'greenroom-sim';
const FUNCTION = '_greenroom_sim';

/** Makes a row of a `case`: the pattern, and the commands for it. */
const row = (pattern: string, action: string): string => `    "${pattern}") ${action} ;;`;
const quoted = (offered: readonly string[]): string => `"${offered.join(' ')}"`;

/** Bash and zsh read the line the same way: which command it is in, and how many values it has. */
const reading = (places: readonly OfferedPlace[]): readonly string[] => {
  const entering = places.flatMap(({ place, commands }) =>
    commands.map((name) => row(`${place} ${name}`, `place="${`${place} ${name}`.trim()}"; position=0; continue`)),
  );
  const taking = places.flatMap(({ place, options }) =>
    options.filter(({ takesValue }) => takesValue).map(({ flag }) => row(`${place} ${flag}`, 'taken=1; continue')),
  );
  return [
    '    if [ "$taken" = 1 ]; then taken=0; continue; fi',
    '    case "$place $word" in',
    ...[...entering, ...taking].map((line) => `  ${line}`),
    '    esac',
    '    case "$word" in -*) ;; *) position=$((position + 1)) ;; esac',
  ];
};
const offering = (places: readonly OfferedPlace[]): readonly string[] => {
  const ofOptions = places.flatMap(({ place, options }) =>
    options
      .filter(({ takesValue }) => takesValue)
      .map(({ flag, choices }) => row(`${place} ${flag}`, `offered=${quoted(choices)}; flags=""; isValue=1`)),
  );
  const ofPositions = places.flatMap(({ place, values, repeats }) =>
    values.map((offered, index) => {
      const position = repeats && index === values.length - 1 ? '*' : String(index);
      return `    "${place}:"${position === '*' ? '*' : `"${position}"`}) offered=${quoted(offered)} ;;`;
    }),
  );
  const ofPlaces = places.map(({ place, commands, options }) =>
    row(place, `flags=${quoted(options.map(({ flag }) => flag))}; commands=${quoted(commands)}`),
  );
  return [
    '  case "$place" in',
    ...ofPlaces,
    '  esac',
    '  case "$place:$position" in',
    ...ofPositions,
    '  esac',
    '  case "$place $before" in',
    ...ofOptions,
    '  esac',
    '  if [ "$isValue" = 0 ]; then case "$current" in -*) offered="$flags" ;; *) offered="$commands $offered" ;; esac; fi',
  ];
};
const LOCALS = '  local word place="" position=0 taken=0 offered="" flags="" commands="" isValue=0';

const bash = (places: readonly OfferedPlace[]): string =>
  [
    `${FUNCTION}() {`,
    LOCALS,
    '  local current="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"',
    '  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do',
    ...reading(places),
    '  done',
    ...offering(places),
    '  COMPREPLY=($(compgen -W "$offered" -- "$current"))',
    '}',
    `complete -o default -F ${FUNCTION} ${PROGRAM}`,
  ].join('\n');

const zsh = (places: readonly OfferedPlace[]): string =>
  [
    `#compdef ${PROGRAM}`,
    `${FUNCTION}() {`,
    '  local -a line=("${words[@]}")',
    LOCALS,
    '  local current="${line[CURRENT]}" before="${line[CURRENT-1]}"',
    '  for word in "${(@)line[2,CURRENT-1]}"; do',
    ...reading(places),
    '  done',
    ...offering(places),
    '  if [ -n "$offered" ]; then compadd -- ${=offered}; else _files; fi',
    '}',
    `compdef ${FUNCTION} ${PROGRAM}`,
    // In a folder of $fpath this file itself is what completes first, and the function from then on.
    `if [ "$funcstack[1]" = "_${PROGRAM}" ]; then ${FUNCTION}; fi`,
  ].join('\n');

const fishText = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const fishIn = (place: string): string =>
  place === ''
    ? '__fish_use_subcommand'
    : place
        .split(' ')
        .map((word) => `__fish_seen_subcommand_from ${word}`)
        .join('; and ');

const fish = (places: readonly OfferedPlace[]): string =>
  places
    .flatMap(({ place, commands, options, values }) => {
      const here = `complete -c ${PROGRAM} -n ${fishText(fishIn(place))}`;
      const saysOf = (name: string): string =>
        places.find((inner) => inner.place === `${place} ${name}`.trim())?.says ?? '';
      return [
        ...commands.map((name) => `${here} -f -a ${name} -d ${fishText(saysOf(name))}`),
        ...values
          .filter((offered) => offered.length > 0)
          .map((offered) => `${here} -f -a ${fishText(offered.join(' '))}`),
        ...options.map(({ flag, says, takesValue, choices }) => {
          const value = takesValue ? ` -r${choices.length > 0 ? ` -f -a ${fishText(choices.join(' '))}` : ''}` : '';
          return `${here} -l ${flag.replace(/^--/, '')}${value} -d ${fishText(says)}`;
        }),
      ];
    })
    .join('\n');

/** Writes the script that a shell reads to complete the simulator's commands, options and their values. */
export const completionScript: Readonly<Record<Shell, (places: readonly OfferedPlace[]) => string>> = {
  bash,
  zsh,
  fish,
};
