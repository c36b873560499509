import { type Message, message } from '#domain/message/message.ts'

/** The roles of accounts, lowest first (specification of accounts 6). */
export const ROLES = ['user', 'moderator', 'admin'] as const

export type Role = (typeof ROLES)[number]

/** The roles that decide on the work of others. */
export const STAFF_ROLES = ['moderator', 'admin'] as const satisfies readonly Role[]

export type StaffRole = (typeof STAFF_ROLES)[number]

/**
 * Whether a role includes the rights of another one: a moderator has those of a user, an administrator all.
 */
export function includesRole(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed)
}

/** The role as people read it. */
export function roleName(role: Role): Message {
  return message('capabilities.role', { role })
}
