/** Path of the log for the command line; a page never calls it. */
export const TOY_LOG_PATH = '/sim/log';
/** Path at which the app's faults are switched. */
export const TOY_FAULTS_PATH = '/sim/faults';
