import { wholeRelease } from '#domain/frame/frame.ts'
import { noSourceHeld } from '#domain/frame/none.ts'
import { type Message, message } from '#domain/message/message.ts'
import { indicatorName, listOf, sourceName } from '#domain/message/value.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { PublishedFigures } from '#server/release/read-figures.ts'

/** The level of each bit of a coverage mask (contract/release-file.ts). */
const LEVEL_BITS = [
  [1, 'nation'],
  [2, 'zones'],
  [4, 'states'],
  [8, 'lgas'],
  [16, 'districts'],
] as const

/** How many periods a hint names. */
const MOST_NAMED = 8

/** Why nothing was found and what there is instead: for each indicator its sources with their levels, and the periods read. */
export function withoutFigures({ named, coverage, reference, points }: PublishedFigures): Message[] {
  const indicators = [...new Set(Object.values(named.indicators))]
  const periods = [...new Set(points.map(({ period }) => period))].toSorted((a, b) => b - a)
  const shown = periods.slice(0, MOST_NAMED).map(isoPeriod)
  return [
    ...indicators.map((id) => {
      const sources = [...(coverage.get(id) ?? [])].map(([source, mask]) =>
        message('answers.source-levels', {
          source: sourceName(byId(reference.sources, source)),
          id: `${source}`,
          levels: listOf(levelsOf(mask)),
        }),
      )
      const indicator = indicatorName(byId(reference.indicators, id))
      return sources.length === 0
        ? message('answers.no-figures', { none: noSourceHeld(wholeRelease()), indicator, id: `${id}` })
        : message('answers.figures-of', { indicator, id: `${id}`, sources: listOf(sources, 'apart') })
    }),
    ...(periods.length === 0 ? [] : [message('answers.other-periods', { periods: listOf(shown) })]),
  ]
}

function levelsOf(mask: number): Message[] {
  return LEVEL_BITS.flatMap(([bit, level]) =>
    (mask & bit) === 0 ? [] : [message('answers.level', { level })],
  )
}
