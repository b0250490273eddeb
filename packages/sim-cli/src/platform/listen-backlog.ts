/** Connections that may wait to be accepted; the kernel drops one beyond them, and its caller tries again after 1, 3 and 7 s. */
export const LISTEN_BACKLOG = 4_096;
