/** Reasons for the end of a session, by the platform's names. @spec §3 Session end reasons */
export const END_REASONS = ['BROKE', 'CLICK', 'DISCONNECT', 'DEFAULT'] as const;

export type EndReason = (typeof END_REASONS)[number];

/** Reads the reason for the end of a session; an unknown one becomes DEFAULT. @spec §8 Session and disconnect */
export const endReasonOrDefault = (value: string): EndReason =>
  END_REASONS.find((reason) => reason === value) ?? 'DEFAULT';
