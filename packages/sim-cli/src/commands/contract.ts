import { Command } from 'commander';
import { asyncApi } from '../contract/async-api.ts';
import { openApi } from '../contract/open-api.ts';
import { CommandFailure, EXIT } from './exit.ts';

interface ContractOptions {
  readonly openapi?: true;
  readonly asyncapi?: true;
}

const contract = ({ openapi, asyncapi }: ContractOptions): void => {
  if ((openapi === true) === (asyncapi === true))
    throw new CommandFailure('Say --openapi or --asyncapi.', EXIT.wrongUse);
  console.log(JSON.stringify(openapi === true ? openApi() : asyncApi(), undefined, 2));
};

export const contractCommand = (): Command =>
  new Command('contract')
    .description('print the tables of calls and events for other tools')
    .option('--openapi', 'the calls, as OpenAPI 3.1')
    .option('--asyncapi', 'the events of the main socket, as AsyncAPI 3.0')
    .addHelpText(
      'after',
      '\nExample:\n  greenroom-sim contract --openapi > platform.openapi.json\n\nFor people: docs/wire.md.',
    )
    .action(contract);
