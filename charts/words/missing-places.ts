import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import type { GapRow } from '#charts/figure.ts'

/** `No figure: Kebbi, Sokoto (not in this release).` or null without gaps. Nothing is drawn for them, least of all zero. */
export function missingPlacesNote(gaps: readonly GapRow[], language: Language): string | null {
  if (gaps.length === 0) return null
  const byReason = Map.groupBy(gaps, ({ gap }) => gap.reason)
  const named = [...byReason.values()].map((same) => {
    const places = listOf(
      same.map(({ location }) => location),
      'none',
    )
    const mark = same[0]?.gap
    return mark?.reason ? message('gap.places-why', { places, mark: mark.short }) : places
  })
  return language.text(message('chart.missing-places', { places: listOf(named, 'apart') }))
}
