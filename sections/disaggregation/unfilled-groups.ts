import { wholeRelease } from '#domain/frame/frame.ts'
import { noSourceHeld } from '#domain/frame/none.ts'
import { type Message, message } from '#domain/message/message.ts'
import type { Scope } from '#domain/reference/scope.ts'

/** That nothing of a dashboard is by group: of its sources where these were chosen, else of what was left of the release. */
export function unfilledGroups(scope: Scope | undefined): Message {
  const isNarrower = scope && scope.levels.length + scope.years.length > 0
  const among = scope && scope.sources.length > 0 ? 'sources' : isNarrower ? 'choice' : 'release'
  return message('disaggregation.unfilled', { among, none: noSourceHeld(wholeRelease()) })
}
