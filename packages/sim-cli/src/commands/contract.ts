import { Command } from '@commander-js/extra-typings';
import { asyncApi } from '../contract/async-api.ts';
import { contractMarkdown } from '../contract/markdown.ts';
import { openApi } from '../contract/open-api.ts';
import { CommandFailure, EXIT } from '../terminal/print.ts';
import type { OptionsOf } from './shared/argument.ts';

type ContractOptions = OptionsOf<typeof command>;

const EXAMPLES = `
Examples:
  greenroom-sim contract --openapi > platform.openapi.json
  greenroom-sim contract --markdown > wire.md`;

const textIn = ({ openapi, asyncapi }: ContractOptions): string => {
  if (openapi === true) return JSON.stringify(openApi(), undefined, 2);
  return asyncapi === true ? JSON.stringify(asyncApi(), undefined, 2) : contractMarkdown().trimEnd();
};

const contract = (options: ContractOptions): void => {
  if (Object.keys(options).length !== 1)
    throw new CommandFailure('Say one of --openapi, --asyncapi and --markdown.', EXIT.wrongUse);
  console.log(textIn(options));
};

const command = () =>
  new Command('contract')
    .description('print the tables of calls and events')
    .option('--openapi', 'the calls, as OpenAPI 3.1')
    .option('--asyncapi', 'the events of the main socket, as AsyncAPI 3.0')
    .option('--markdown', 'both, for people')
    .addHelpText('after', EXAMPLES);

export const contractCommand = () => command().action(contract);
