import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { decodeContent, encodeContent } from '@greenroom/adapters-socket/realtime/decode';
import { readRichText, wordsOf, type RichBlock } from '@greenroom/core/content/rich-text';
import { decodeScenario } from '@greenroom/sim-cli/scenario/decode-scenario';
import { shippedScenarios } from '@greenroom/sim-cli/scenario/scenario-files';
import { readYamlText } from '@greenroom/sim-cli/scenario/yaml-text';
import { holds, isUnpolluted, type FuzzTarget } from './fuzz-target.ts';
import { nearlyJson, scratched } from './mutated-json.ts';

const SCENARIO_TEXTS = shippedScenarios().map((file) => readFileSync(file, 'utf8'));
const STEP = { action: 'accept', after: '1s', expect: { state: { 'session.status': 'connected' }, within: '5s' } };
const SCENARIO = {
  name: 'One sentence',
  seed: 1,
  world: { performer: '1004', customers: { mark: { country: 'nl' } }, toys: ['lush:80'] },
  steps: [{ action: 'logIn' }, STEP, { actor: 'mark', action: 'ask', for: 'cam' }, { include: 'parts/x.yaml' }],
};

const scenarioFiles: FuzzTarget = {
  name: 'scenario-files',
  inputs: fc.oneof(scratched(fc.constantFrom(...SCENARIO_TEXTS)), nearlyJson(fc.constant(SCENARIO))),
  check: (input) => {
    const read = decodeScenario(readYamlText(input, 'fuzz'), 'fuzz');
    isUnpolluted();
    if ('steps' in read) {
      holds('a scenario has a name and steps', read.name !== '' && Array.isArray(read.steps));
      return;
    }
    holds('a wrong file has a mistake', read.length > 0);
    for (const { line, column, says } of read) {
      holds('a mistake has a place', line >= 1 && column >= 1);
      holds('a mistake has a sentence', says.trim() !== '');
    }
  },
};

/** Pieces of which texts with marks are made, the doubtful ones among them. */
const PIECES = [
  '## ',
  '### ',
  '# ',
  '- ',
  '* ',
  '**',
  '*',
  '[',
  '](',
  ')',
  '](/',
  '](//',
  '](/\\',
  '](https://',
  '](javascript:',
  '](mailto:',
  '\n',
  '\n\n',
  '\r\n',
  ' ',
  '\t',
  'word',
  'É',
  '\u202e',
  '\u0000',
  '\ud800',
  '<script>',
  '&lt;',
  '1',
  '%2f',
];
const SCHEMES = ['', '/', '//', '/\\', 'https://', 'https:', 'data:', 'blob:', 'mailto:', 'tel:', '#'];
const address = fc
  .tuple(fc.constantFrom(...SCHEMES), fc.oneof(fc.domain(), fc.string({ maxLength: 8 })))
  .map(([scheme, rest]) => scheme + rest);
/** Whole links: loose pieces seldom make one. */
const link = address.map((target) => `[words](${target})`);
const marked = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 4 }), link), { maxLength: 40 });

const spansOf = (block: RichBlock) =>
  block.kind === 'heading' ? [] : block.kind === 'paragraph' ? block.spans : block.items.flat();

const HERE = 'https://greenroom.example';

const richTexts: FuzzTarget = {
  name: 'rich-texts',
  inputs: marked.map((pieces) => pieces.join('')),
  check: (input) => {
    const blocks = readRichText(input);
    holds(
      'a text is words',
      blocks.every((block) => typeof wordsOf(block) === 'string'),
    );
    for (const { href } of blocks.flatMap(spansOf)) {
      // A link that no browser can read leads nowhere.
      if (href === undefined || !URL.canParse(href, HERE)) continue;
      const { protocol, origin } = new URL(href, HERE);
      holds('a link has a safe scheme', ['https:', 'mailto:', 'tel:'].includes(protocol));
      // As a browser reads it, which takes a backslash for a slash.
      holds('an address without a host is one of this product', !href.startsWith('/') || origin === HERE);
    }
  },
};

const encodedContents: FuzzTarget = {
  name: 'encoded-contents',
  inputs: fc.oneof(fc.string({ unit: 'binary' }), scratched(fc.jsonValue().map((value) => encodeContent(value)))),
  check: (input) => {
    const read = decodeContent(input);
    isUnpolluted();
    holds('what is no JSON is said without the text', read.ok || read.error === 'not JSON');
    const value = { text: input };
    const back = decodeContent(encodeContent(value));
    holds('a text comes back letter by letter', back.ok && JSON.stringify(back.value) === JSON.stringify(value));
  },
};

export const TEXT_TARGETS: readonly FuzzTarget[] = [scenarioFiles, richTexts, encodedContents];
