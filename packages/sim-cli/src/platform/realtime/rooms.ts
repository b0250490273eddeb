/**
 * Who hears what. Rooms are all the platform knows about connections, so that several processes can share them through one of
 * socket.io's adapters.
 */
export const performerRoom = (performerId: string): string => `performer ${performerId}`;
/** The sockets of one login: closed together when it ends. */
export const loginRoom = (loginId: string): string => `login ${loginId}`;
export const customerRoom = (clientId: string): string => `customer ${clientId}`;
export const roleRoom = (role: string): string => `role ${role}`;
