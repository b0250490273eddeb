/** Real milliseconds after which a node renews its lease and looks for nodes that died. */
export const BEAT_PERIOD = 2_000;
/** Real milliseconds after which a node that has not renewed its lease counts as dead, whatever the reason. */
export const LEASE = 12_000;
/** Real milliseconds within which a node whose database connection broke may come back. */
export const RECONNECT_GRACE = 4_000;
/** More nodes than one PostgreSQL serves; each has its own residue among the positions of rows. */
export const MOST_NODES = 20;
