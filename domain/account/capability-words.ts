import { type Message, message, type Value } from '#domain/message/message.ts'
import type { Capability } from './capability.ts'
import type { Scope } from './scope.ts'

/** The name of each capability where people read it: something that one does. */
export const CAPABILITY_WORDS: Readonly<Record<Capability, Message>> = {
  'account.use': message('capabilities.account-use'),
  'activity.keep': message('capabilities.activity-keep'),
  'notifications.read': message('capabilities.notifications-read'),
  'dashboards.make': message('capabilities.dashboards-make'),
  'plugins.submit': message('capabilities.plugins-submit'),
  'reading.write': message('capabilities.reading-write'),
  'dashboards.review': message('capabilities.dashboards-review'),
  'plugins.review': message('capabilities.plugins-review'),
  'reading.moderate': message('capabilities.reading-moderate'),
  'findings.decide': message('capabilities.findings-decide'),
  'figures.submit': message('capabilities.figures-submit'),
  'plugins.manage': message('capabilities.plugins-manage'),
  'dashboards.publish': message('capabilities.dashboards-publish'),
  'news.change': message('capabilities.news-change'),
  'tags.change': message('capabilities.tags-change'),
  'inquiries.answer': message('capabilities.inquiries-answer'),
  'audit.read': message('capabilities.audit-read'),
  'summary.read': message('capabilities.summary-read'),
  'users.manage': message('capabilities.users-manage'),
  'users.change-role': message('capabilities.users-change-role'),
  'grants.change': message('capabilities.grants-change'),
  'settings.change': message('capabilities.settings-change'),
  'catalogue.change': message('capabilities.catalogue-change'),
  'figures.publish': message('capabilities.figures-publish'),
}

/** Names of the limits of a scope; null where there is none. */
export interface ScopeNames {
  readonly source: string | null
  readonly place: string | null
}

/**
 * `the whole site`, `NHMIS`, `Kano`, `NHMIS in Kano`. A thing without a name any more is given by its number.
 */
export function scopeWords(scope: Scope, names: ScopeNames): Value {
  const named = (what: 'source' | 'place'): Value | null =>
    scope[what] === null
      ? null
      : (names[what] ?? message(`capabilities.${what}-number`, { id: `${scope[what]}` }))
  const [source, place] = [named('source'), named('place')]
  if (source !== null && place !== null) return message('capabilities.source-in-place', { source, place })
  return source ?? place ?? message('capabilities.whole-site')
}
