import { Argument, Command } from '@commander-js/extra-typings';
import { reachPlatform, unwrap } from '../actors/running-platform.ts';
import { CommandFailure } from '../terminal/print.ts';
import { portOption, wholeNumber } from './shared/argument.ts';

const resend = async (id: number, { port }: { readonly port: number }): Promise<void> => {
  const sent = await reachPlatform(port).admin.resend(id);
  if (!sent.ok && sent.error.error === 'no_such_event')
    throw new CommandFailure(
      `#${id} is no event that the platform told: \`greenroom-sim tail --only event\` shows them.`,
    );
  const { event, performerId, delivered } = unwrap(sent);
  if (!delivered) throw new CommandFailure(`${performerId} has no socket: ${event} was lost.`);
  console.log(`${event} went to ${performerId} again.`);
};

export const resendCommand = () =>
  new Command('resend')
    .description('send an event to a performer once more')
    .addArgument(new Argument('<id>', 'the number that `tail` shows').argParser(wholeNumber()))
    .addOption(portOption())
    .addHelpText('after', '\nExample:\n  greenroom-sim resend 217     the same message again: the page shows it once')
    .action(resend);
