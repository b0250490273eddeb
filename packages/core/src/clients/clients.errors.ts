/** Every way the clients can fail. @spec §8 Other — load errors */
export type ClientsErrorCode = 'clients.notLoaded' | 'clients.historyNotLoaded';
