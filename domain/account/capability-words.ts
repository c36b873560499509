import type { Capability } from './capability.ts'
import type { Scope } from './scope.ts'

/** The name of each capability where people read it: something that one does. */
export const CAPABILITY_WORDS: Readonly<Record<Capability, string>> = {
  'account.use': 'Use an account',
  'activity.keep': 'Keep a history of views',
  'notifications.read': 'Read notifications',
  'dashboards.make': 'Make dashboards and ask for them to be public',
  'plugins.submit': 'Submit plugins',
  'reading.write': 'Write in the reading room',
  'dashboards.review': 'Decide on public dashboards',
  'plugins.review': 'Decide on plugins',
  'reading.moderate': 'Decide on the reading room',
  'findings.decide': 'Answer findings of the data audit',
  'figures.submit': 'Submit figures for approval, as a data officer',
  'plugins.manage': 'Switch plugins on and off, and remove them',
  'dashboards.publish': 'Publish dashboards for everybody',
  'news.change': "Write What's New and the help",
  'tags.change': 'Change indicator tags',
  'inquiries.answer': 'Answer what the public sends in',
  'audit.read': 'Read the audit log',
  'summary.read': 'See the numbers of the administration',
  'users.manage': 'Manage accounts',
  'users.change-role': 'Give roles',
  'grants.change': 'Give rights to single people',
  'settings.change': 'Change the settings of the platform',
  'figures.publish': 'Publish figures from a file',
}

/** Names of the limits of a scope; null where there is none. */
export interface ScopeNames {
  readonly source: string | null
  readonly place: string | null
}

/**
 * `the whole site`, `NHMIS`, `Kano`, `NHMIS in Kano`. A thing without a name any more is given by its number.
 */
export function scopeText(scope: Scope, names: ScopeNames): string {
  const source = scope.source === null ? null : (names.source ?? `data source ${scope.source}`)
  const place = scope.place === null ? null : (names.place ?? `place ${scope.place}`)
  if (source !== null && place !== null) return `${source} in ${place}`
  return source ?? place ?? 'the whole site'
}
