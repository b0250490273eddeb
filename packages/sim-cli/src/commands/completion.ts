import { basename } from 'node:path';
import { Argument, Command, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { completionScript, SHELLS, type Shell } from '../completion/completion-scripts.ts';
import { offeredPlaces } from '../completion/offered-places.ts';
import { shippedScenarios } from '../scenario/scenario-files.ts';

const EXAMPLES = `
Examples:
  source <(greenroom-sim completion bash)                                     in ~/.bashrc
  greenroom-sim completion zsh > ~/.zfunc/_greenroom-sim                      a folder of $fpath
  greenroom-sim completion fish > ~/.config/fish/completions/greenroom-sim.fish`;

/** @param program with every command of the simulator */
export const completionCommand = (program: () => Promise<CommandUnknownOpts>) =>
  new Command('completion')
    .description('print what lets a shell complete these commands')
    .addArgument(new Argument('<shell>', 'which one').choices(SHELLS))
    .addHelpText('after', EXAMPLES)
    .action(async (shell: Shell) => {
      const scenarios = shippedScenarios().map((file) => basename(file).replace(/\.scenario\.\w+$/, ''));
      console.log(completionScript[shell](offeredPlaces(await program(), { replay: scenarios })));
    });
