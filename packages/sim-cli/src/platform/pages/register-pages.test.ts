import { expect, it } from 'vitest';
import { pageWithNonce } from './register-pages.ts';

const HEAD = '<html><head>';

it('fills the placeholders of the page', () => {
  const page = `${HEAD}<meta property="csp-nonce" nonce="__NONCE__"><script nonce="__NONCE__" src="/a.js"></script>`;
  expect(pageWithNonce(page, 'n1')).toBe(
    `${HEAD}<meta property="csp-nonce" nonce="n1"><script nonce="n1" src="/a.js"></script>`,
  );
});

it('gives plain scripts, styles and links the nonce, and tells it in a meta tag', () => {
  const page = `${HEAD}<link rel="stylesheet" href="/a.css"><style>a{}</style><script type="module" src="/a.js"></script>`;
  expect(pageWithNonce(page, 'n2')).toBe(
    [
      `${HEAD}<meta property="csp-nonce" nonce="n2"><link nonce="n2" rel="stylesheet" href="/a.css">`,
      `<style nonce="n2">a{}</style><script nonce="n2" type="module" src="/a.js"></script>`,
    ].join(''),
  );
});

it('leaves words that only begin like a tag alone', () => {
  expect(pageWithNonce('<head><p>styles and <linked></p>', 'n3')).toContain('<p>styles and <linked></p>');
});
