import { Argument, Command, Option } from '@commander-js/extra-typings';
import { MEDIA_KINDS } from '@greenroom/core/gallery/media-item';
import { MEDIA_RANKS, type MediaRank } from '@greenroom/core/gallery/paid-media';
import { choosePerformer, reachPlatform, unwrap } from '../actors/running-platform.ts';
import { MEDIA_STATUSES } from '../platform/base/admin-api/gallery-admin.wire.ts';
import { printable, printJson, printTable } from '../terminal/print.ts';
import { type OptionsOf, wholeNumber, portOption } from './shared/argument.ts';

const MOST = 500;
const EXAMPLES = `
Examples:
  greenroom-sim gallery add --count 200                       a large gallery
  greenroom-sim gallery add --status pending --count 10       as many as may wait: the next one is refused
  greenroom-sim gallery add --paid --kind video
  greenroom-sim gallery rank antimatter                       allows the highest prices, until the next payment
  greenroom-sim gallery list`;

const add = async ({ port, performer, json, paid, ...order }: OptionsOf<typeof addCommand>): Promise<void> => {
  const reached = reachPlatform(port);
  const performerId = await choosePerformer(reached, performer, 'online');
  const { ids } = unwrap(await reached.admin.fillMedia({ ...order, performerId, paid: paid === true }));
  if (json === true) return printJson({ performerId, ids });
  console.log(`${performerId} has ${ids.length} more: ${ids.join(' ')}`);
};

const list = async ({ port, performer, json }: OptionsOf<typeof whose>): Promise<void> => {
  const reached = reachPlatform(port);
  const performerId = await choosePerformer(reached, performer, 'online');
  const medias = unwrap(await reached.admin.medias(performerId));
  if (json === true) return printJson(medias);
  printTable([
    ['media', 'kind', 'status', 'price', 'is', 'description'],
    ...medias.map(({ id, kind, status, paid, price, main, avatar, description }) => [
      id,
      kind,
      status,
      paid ? String(price) : 'free',
      [main && 'main', avatar && 'avatar'].filter(Boolean).join(' ') || '-',
      printable(description),
    ]),
  ]);
};

const giveRank = async (rank: MediaRank, { port, performer, json }: OptionsOf<typeof whose>): Promise<void> => {
  const reached = reachPlatform(port);
  const performerId = await choosePerformer(reached, performer, 'online');
  unwrap(await reached.admin.rank({ performerId, rank }));
  if (json === true) return printJson({ performerId, rank });
  console.log(`${performerId} is ${rank} now.`);
};

const whose = (name: string) =>
  new Command(name)
    .option('--performer <id>', 'whose; by default the only one who is online')
    .addOption(portOption())
    .option('--json', 'print JSON');

const addCommand = () =>
  whose('add')
    .description('add sample photos or videos, past every rule')
    .addOption(new Option('--kind <kind>', 'what').choices(MEDIA_KINDS).default('photo' as const))
    .addOption(
      new Option('--count <number>', 'how many')
        .argParser(wholeNumber(`a whole number from 1 to ${MOST}`, 1, MOST))
        .default(1),
    )
    .addOption(
      new Option('--status <status>', 'what became of them').choices(MEDIA_STATUSES).default('approved' as const),
    )
    .option('--paid', 'customers pay for them')
    .option('--description <text>', 'their description', '');

export const galleryCommand = () =>
  new Command('gallery')
    .description('add sample photos and videos of a performer, list them, and set the rank')
    .addCommand(addCommand().action(add))
    .addCommand(
      whose('rank')
        .description('set the rank, as a payment does: it decides the highest price')
        .addArgument(new Argument('<rank>', 'which').choices(MEDIA_RANKS))
        .action(giveRank),
    )
    .addCommand(whose('list').description('show the photos and videos in their order').action(list))
    .addHelpText('after', EXAMPLES);
