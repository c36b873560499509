/**
 * The roles of accounts, lowest first (specification of accounts
 * 6).
 */
export const ROLES = ['user', 'moderator', 'admin'] as const

export type Role = (typeof ROLES)[number]

/** The roles that decide on what others made. */
export const STAFF_ROLES = ['moderator', 'admin'] as const satisfies readonly Role[]

export type StaffRole = (typeof STAFF_ROLES)[number]

/** Whether a role includes what another one may do: a moderator may what a user may, an administrator everything. */
export function includesRole(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed)
}

/** The role as people read it. */
export function roleLabel(role: Role): string {
  return role.charAt(0).toUpperCase() + role.slice(1)
}
