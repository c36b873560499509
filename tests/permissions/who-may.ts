import type { Permission } from '#contract/endpoint.ts'
import type { Caller } from './world.ts'

const EVERYBODY = ['anonymous', 'user', 'other', 'moderator', 'admin'] as const
const SIGNED_IN = ['user', 'other', 'moderator', 'admin'] as const
const STAFF = ['moderator', 'admin'] as const
const ADMIN = ['admin'] as const

/**
 * The permissions by role: written by hand from the specification, and never derived from the code that they
 * are held against. A caller not in a list is refused at the door: 401 without an account, 403 with one.
 */
export const WHO_MAY: Readonly<Record<Permission, readonly Caller[]>> = {
  public: EVERYBODY,
  guest: EVERYBODY,
  'account.use': SIGNED_IN,
  'activity.keep': SIGNED_IN,
  'notifications.read': SIGNED_IN,
  'dashboards.make': SIGNED_IN,
  'plugins.submit': SIGNED_IN,
  'reading.write': SIGNED_IN,
  'dashboards.review': STAFF,
  'plugins.review': STAFF,
  'reading.moderate': STAFF,
  'findings.decide': STAFF,
  'figures.submit': STAFF,
  'plugins.manage': ADMIN,
  'dashboards.publish': ADMIN,
  'news.change': ADMIN,
  'tags.change': ADMIN,
  'inquiries.answer': ADMIN,
  'audit.read': ADMIN,
  'summary.read': ADMIN,
  'users.manage': ADMIN,
  'users.change-role': ADMIN,
  'grants.change': ADMIN,
  'settings.change': ADMIN,
  'catalogue.change': ADMIN,
  'figures.publish': ADMIN,
}
