import { includesRole, ROLES, type Role } from './role.ts'
import { covers, type Scope, type ScopeKind, scopeKinds, type Target } from './scope.ts'

interface Definition {
  /** The lowest role that has it everywhere; the roles above have it too. */
  readonly role: Role
  /**
   * The kind of scope for which it may be given to one person beside their role; absent: never, it comes with
   * the role alone.
   */
  readonly grantedFor?: readonly ScopeKind[]
}

/** Everything that somebody who is signed in may be allowed to do, by area and verb. */
export const CAPABILITIES = {
  /** One's own account: profile, password, second step, sessions, choices; and the pictures of others. */
  'account.use': { role: 'user' },
  /** One's own history of views. */
  'activity.keep': { role: 'user' },
  'notifications.read': { role: 'user' },
  /** Dashboards of one's own, and asking for them to be public. */
  'dashboards.make': { role: 'user' },
  'plugins.submit': { role: 'user' },
  /** Notes, questions and answers in the reading room, and following its topics. */
  'reading.write': { role: 'user' },
  /** Sees requests of others for public dashboards and decides on them. */
  'dashboards.review': { role: 'moderator', grantedFor: ['site'] },
  /** Sees submissions of others, comments on them and decides on them. */
  'plugins.review': { role: 'moderator', grantedFor: ['site'] },
  /** Decides which posts of the reading room everybody reads, and on readers' reports. */
  'reading.moderate': { role: 'moderator', grantedFor: ['site'] },
  /** Answers findings of the data audit in figures of a source, about places: their status, and why. */
  'findings.decide': { role: 'moderator', grantedFor: ['site', 'source', 'place'] },
  /** A data officer: asks for figures of a source, about places, to be published; somebody else decides. */
  'figures.submit': { role: 'moderator', grantedFor: ['site', 'source', 'place'] },
  /** Switches plugins on and off for everybody; removes plugins, and comments of anybody. */
  'plugins.manage': { role: 'admin', grantedFor: ['site'] },
  /** Dashboards beside the built-in ones, drafts included; removes comments of anybody on documents. */
  'dashboards.publish': { role: 'admin', grantedFor: ['site'] },
  'news.change': { role: 'admin', grantedFor: ['site'] },
  'tags.change': { role: 'admin', grantedFor: ['site'] },
  /** Reads inquiries from the public, with names and addresses, answers them and decides which are shown. */
  'inquiries.answer': { role: 'admin', grantedFor: ['site'] },
  'audit.read': { role: 'admin', grantedFor: ['site'] },
  'summary.read': { role: 'admin', grantedFor: ['site'] },
  /** Accounts of others: reads, makes, corrects, closes and deletes them. With this right one may become anybody. */
  'users.manage': { role: 'admin' },
  'users.change-role': { role: 'admin' },
  /** Gives single people rights beside their role, and takes them away. */
  'grants.change': { role: 'admin' },
  'settings.change': { role: 'admin' },
  /** Makes and edits indicators and data sources, each change a release, and decides on proposals of them. */
  'catalogue.change': { role: 'admin', grantedFor: ['site'] },
  /**
   * Publishes a file of figures, and undoes it: of a source, about a place, or of everything. Everywhere: decides on
   * those that others submit.
   */
  'figures.publish': { role: 'admin', grantedFor: ['site', 'source', 'place'] },
} as const satisfies Record<string, Definition>

/** A thing that an account may be allowed to do: `tags.change`. */
export type Capability = keyof typeof CAPABILITIES

/** Every capability, in the order of the table. */
export const EVERY_CAPABILITY = Object.keys(CAPABILITIES) as readonly Capability[]

/** The capability that a page or a notification needs. */
export type Need =
  | Capability
  /** One of these is enough. */
  | { readonly oneOf: readonly Capability[] }
  /** All of these. */
  | { readonly allOf: readonly Capability[] }

/** A capability that one person was given beside their role. */
export interface Grant {
  readonly capability: Capability
  readonly scope: Scope
}

/** The part of an account that tells its rights. */
export interface Holder {
  readonly role: Role
  readonly grants: readonly Grant[]
}

/** The roles that have a capability everywhere, lowest first. */
export function rolesWith(capability: Capability): readonly Role[] {
  return ROLES.filter((role) => includesRole(role, CAPABILITIES[capability].role))
}

/**
 * Whether somebody may do this to a target, by role or by grant; without a target, whether they may do it everywhere.
 * Nobody (`null`) may do nothing.
 */
export function may(holder: Holder | null, capability: Capability, target: Target = {}): boolean {
  if (holder === null) return false
  if (includesRole(holder.role, CAPABILITIES[capability].role)) return true
  return holder.grants.some((grant) => grant.capability === capability && covers(grant.scope, target))
}

/** Whether somebody may do this to anything at all. The object is asked about later, with `may`. */
export function maySomewhere(holder: Holder, capability: Capability): boolean {
  return may(holder, capability) || holder.grants.some((grant) => grant.capability === capability)
}

/** Whether somebody has the capability that is needed, for anything at all. Nobody (`null`) has none. */
export function meets(holder: Holder | null, need: Need): boolean {
  if (holder === null) return false
  const has = (capability: Capability) => maySomewhere(holder, capability)
  if (typeof need === 'string') return has(need)
  return 'oneOf' in need ? need.oneOf.some(has) : need.allOf.every(has)
}

/**
 * The kinds of scope for which a capability may be given to one person beside their role; empty: it comes
 * with a role alone.
 */
export function scopesOf(capability: Capability): readonly ScopeKind[] {
  const { grantedFor = [] }: Definition = CAPABILITIES[capability]
  return grantedFor
}

/** Whether a capability can be given to one person for this scope. */
export function isGrantable(capability: Capability, scope: Scope): boolean {
  const grantedFor = scopesOf(capability)
  return scopeKinds(scope).every((kind) => grantedFor.includes(kind))
}
