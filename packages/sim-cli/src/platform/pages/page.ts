const PLACEHOLDER = /__NONCE__/g;
const TAG_WITHOUT_NONCE = /<(script|style|link)\b(?![^>]*\snonce=)/g;
const NONCE_META = '<meta property="csp-nonce"';

/**
 * The page as one response sends it: every script and style carries this response's nonce, and a meta tag tells it to what is
 * loaded later.
 */
export const pageWithNonce = (html: string, nonce: string): string => {
  const filled = html.replaceAll(PLACEHOLDER, nonce).replaceAll(TAG_WITHOUT_NONCE, `<$1 nonce="${nonce}"`);
  return filled.includes(NONCE_META) ? filled : filled.replace('<head>', `<head>${NONCE_META} nonce="${nonce}">`);
};

/** Page that is served while the web app is not built. */
export const NO_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Greenroom</title></head>
<body><p>The platform runs, but the web app is not built: run <code>npm start</code>, or <code>npm run build</code>.</p></body>
</html>
`;
