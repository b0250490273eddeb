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

/** A camera and a microphone without hardware, granted without asking, and media between peers of one machine. */
export const MEDIA_FLAGS: readonly string[] = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
];
