/** How the tests start Chromium: quiet, and without anything that reaches for the network by itself. */
export const LAUNCH_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Two cameras and microphones without hardware, and media between peers of one machine. */
export const MEDIA_FLAGS: readonly string[] = [
  '--use-fake-device-for-media-stream=device-count=2',
  '--allow-loopback-in-peer-connection',
];

/** Grants camera and microphone without asking, and whatever a page is forbidden. */
export const GRANTED_FLAG = '--use-fake-ui-for-media-stream';
