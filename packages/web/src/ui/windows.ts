/**
 * Every window of the app. Each has a row in `app/windows.test.tsx`, which asks axe about it and holds it to the focus contract:
 *
 * - **Open**: the focus goes to the element marked `data-autofocus`, else to the first that takes it. Everything behind is inert.
 * - **Close**: it returns to where it was when the window opened, unless something else has taken it meanwhile.
 * - **Replaced**: the window that replaces another returns the focus to where the first one would have.
 * - **Opener gone** (removed, hidden or disabled): the heading of its panel where that keeps the focus, else the window below, else the message line in a session (not on a touch screen, where
 *   the keyboard would cover the picture), else the page.
 *
 * Over which: windows of the core replace each other (`modals.machine`), face recognition none; a request lies over any other; the neutral
 * screen replaces all. Escape, Back and the pointer reach the topmost alone; Back neither answers a
 * request nor closes a window that needs an answer.
 *
 * @spec §2 Modals
 */
export const WINDOW_NAMES = [
  'block',
  'check',
  'confirmation',
  'customer',
  'end',
  'face-recog',
  'filters',
  'flag',
  'leave',
  'media-editor',
  'menu',
  'neutral',
  'new-media',
  'notapproved',
  'notifications',
  'page',
  'phone',
  'quick-replies',
  'question',
  'remote',
  'request',
  'services',
  'shortcuts',
  'voice-recog',
] as const;
export type WindowName = (typeof WINDOW_NAMES)[number];
