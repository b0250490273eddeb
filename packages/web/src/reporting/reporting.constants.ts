/** One page view in ten is measured; all others send nothing. @spec §9 Error reporting: trace sample rate 0.1 */
export const TRACE_SAMPLE_RATE = 0.1;
