/** For the command line; a page never gets here. */
export const TOY_LOG_PATH = '/sim/log';
/** Where it is told to misbehave. */
export const TOY_FAULTS_PATH = '/sim/faults';
