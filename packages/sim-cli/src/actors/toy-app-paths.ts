/** For the command line; a page never gets here. */
export const TOY_LOG_PATH = '/sim/log';
