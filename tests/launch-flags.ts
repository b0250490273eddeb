/**
 * Features that are off. Chromium takes the last list alone, so those that Playwright switches off are in it; the last two draw the list
 * below the address bar in a page of its own, which took a third of the processor time of a new window.
 */
const OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** Flags for Chromium: quiet, and without anything that reaches for the network by itself. */
export const LAUNCH_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${OFF.join(',')}`,
];

/**
 * Two cameras and microphones without hardware, and media between peers of one machine.
 *
 * @param pictures how many a camera takes in a second, 5 to 60; each costs its share of a core to encode, send and paint
 */
export const mediaFlags = (pictures = 20): readonly string[] => [
  `--use-fake-device-for-media-stream=device-count=2,fps=${pictures}`,
  '--allow-loopback-in-peer-connection',
];

/** Grants camera and microphone without asking, and whatever a page is forbidden. */
export const GRANTED_FLAG = '--use-fake-ui-for-media-stream';

/** No page of a test lives long enough for the last two of V8's compilers to pay: they took a seventh of a test's processor time. */
export const SHORT_LIVED_FLAG = '--js-flags=--no-turbofan --no-maglev';

/** Preferences of Firefox: every window has the focus, camera and microphone need no hardware and no question, and peers may be on one machine. */
export const FIREFOX_PREFERENCES = {
  'focusmanager.testmode': true,
  // The list of downloads would take the focus from the page for good.
  'browser.download.alwaysOpenPanel': false,
  // A mouse that can hover; without a screen Firefox says that there is none.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'ui.prefersReducedMotion': 1,
  // As on a phone, and as Playwright has them in Chromium: they take no room.
  'ui.useOverlayScrollbars': 1,
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'permissions.default.camera': 1,
  'permissions.default.microphone': 1,
  'permissions.default.desktop-notification': 1,
  'media.autoplay.default': 0,
  'media.peerconnection.ice.loopback': true,
  'media.peerconnection.ice.obfuscate_host_addresses': false,
};
