/**
 * Rooms of socket.io. The platform knows connections by room alone, so that several nodes share them through an adapter
 * of socket.io.
 */
export const performerRoom = (performerId: string): string => `performer ${performerId}`;
/** The sockets of one login: closed together when it ends. */
export const loginRoom = (loginId: string): string => `login ${loginId}`;
export const customerRoom = (clientId: string): string => `customer ${clientId}`;
export const roleRoom = (role: string): string => `role ${role}`;

/** The table and the ID of the person whose sockets are in a room; undefined for the other rooms. */
export const personOfRoom = (
  room: string,
): { readonly table: 'performers' | 'customers'; readonly id: string } | undefined => {
  const [kind, id = ''] = room.split(' ');
  if (kind === 'performer') return { table: 'performers', id };
  return kind === 'customer' ? { table: 'customers', id } : undefined;
};
