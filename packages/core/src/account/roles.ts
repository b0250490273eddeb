/** @spec §1, §6 — ROLE_UNKNOWN is the anonymous default */
export const ROLES = ['ROLE_PERFORMER', 'ROLE_CLIENT', 'ROLE_ADMIN', 'ROLE_TOY', 'ROLE_UNKNOWN'] as const;

export type Role = (typeof ROLES)[number];

export const isRole = (value: string): value is Role => ROLES.some((role) => role === value);
