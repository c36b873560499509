import { type Message, message, type Value } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import type { GapRow } from '#charts/figure.ts'

/** The member in which empty places differ. */
type Named = 'location' | 'period'

/**
 * `No figure: Kebbi, Sokoto (not in this release).`, none without gaps; over time the periods are named. Nothing is drawn
 * for them, least of all zero.
 */
export function missingNote(gaps: readonly GapRow[], by: Named = 'location'): Message[] {
  return gaps.length === 0 ? [] : [message('chart.missing-places', { places: missingNames(gaps, by) })]
}

/** More names than this are counted: all states are named, and not seven hundred LGAs. */
const MOST_NAMED = 40

/** `Kebbi, Sokoto (not in this release)`: the empty places with the reason that they share; of many their number. */
export function missingNames(gaps: readonly GapRow[], by: Named = 'location'): Value {
  const byReason = Map.groupBy(gaps, ({ gap }) => gap.reason)
  const named = [...byReason.values()].map((same) => {
    const names = [...new Set(same.map((row) => row[by]))]
    const places =
      by === 'location' && names.length > MOST_NAMED
        ? message('gap.many-places', { count: names.length })
        : listOf(names, 'none')
    const mark = same[0]?.gap
    return mark?.reason ? message('gap.places-why', { places, mark: mark.short }) : places
  })
  return listOf(named, 'apart')
}
