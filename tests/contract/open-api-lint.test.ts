import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { openApi } from '@greenroom/sim-cli/contract/open-api';

/** The specification names paths that overlap and one that ends in a slash; and the document has no licence of its own. */
const LEFT_OUT = { 'no-ambiguous-paths': 'off', 'no-path-trailing-slash': 'off', 'info-license': 'off' } as const;

const problemsOf = async (document: object): Promise<readonly string[]> => {
  const config = await createConfig({ extends: ['recommended'], rules: LEFT_OUT });
  const found = await lintFromString({ source: JSON.stringify(document), config });
  return found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
};

it('has an OpenAPI export that Redocly finds no fault with', async () => {
  expect(await problemsOf(openApi())).toEqual([]);
});

it('is told of a planted fault', async () => {
  const text = JSON.stringify(openApi()).replace('"operationId":"login"', '"operationId":"logout"');
  expect(await problemsOf(JSON.parse(text))).toContainEqual(expect.stringContaining('operation-operationId-unique'));
});
