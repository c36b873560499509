import type { AnswerOf } from '#contract/call.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { roundShown, shownDecimals } from '#domain/number/format.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { decimal, percentage, shortFigure, whole } from '#domain/message/value.ts'

/** The factor of indicators in per cent. */
const PERCENT = 2

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

/**
 * The value before and the value now, with one digit more where the usual ones would make them look the same. A value that is gone
 * says so.
 */
export function movedValues(
  { was, is }: { readonly was: number | null; readonly is: number | null },
  indicator: Indicator,
): readonly [was: Value, is: Value] {
  const looksSame = was !== null && is !== null && roundShown(was, indicator) === roundShown(is, indicator)
  const shown = (value: number | null) => {
    if (value === null) return message('releases.is-withdrawn')
    if (!looksSame) return shortFigure(value, indicator)
    const decimals = shownDecimals(indicator) + 1
    return indicator.factor === PERCENT ? percentage(value, decimals) : decimal(value, decimals)
  }
  return [shown(was), shown(is)]
}
