import type { AnswerOf } from '#contract/call.ts'
import { type Message, message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'

type Differences = AnswerOf<'GET /releases/{hash}/changes'>

/** The heading of a release: the finding first. */
export function titleOf({ release, since, counts: { added, changed, withdrawn } }: Differences): Message {
  const number = whole(release.number)
  if (since === null) return message('releases.title-first', { number })
  if (changed > 0)
    return message('releases.title-changed', { number, count: changed, changed: whole(changed) })
  if (added > 0) return message('releases.title-added', { number, count: added, added: whole(added) })
  if (withdrawn > 0)
    return message('releases.title-withdrawn', { number, count: withdrawn, withdrawn: whole(withdrawn) })
  return message('releases.title-same', { number })
}

/** How many figures came, changed, went or got an interval, since which release. */
export function countsLead({ since, counts, after }: Differences): Message {
  if (since === null) {
    return message('releases.lead-first', {
      figures: whole(after.figures),
      indicators: whole(after.indicators),
      sources: whole(after.sources),
    })
  }
  return message('releases.lead', {
    since: whole(since.number),
    added: whole(counts.added),
    changed: whole(counts.changed),
    withdrawn: whole(counts.withdrawn),
    intervals: whole(counts.intervals),
  })
}
