import { message, type Value } from '#domain/message/message.ts'
import { listOf, whole } from '#domain/message/value.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { levelWord } from '#sections/triangulation/metric-words.ts'
import type { Answer, SourceEntry } from '#sections/triangulation/answer-parts.ts'
import { SourceColumns } from './source-columns.tsx'

type Adds = SourceEntry['adds']

/** More names than this are counted, not listed. */
const MOST_NAMES = 6

const ROWS = ['years', 'gaps', 'latest', 'newer', 'places', 'indicators', 'features'] as const

const CELLS: Readonly<Record<(typeof ROWS)[number], (adds: Adds) => Value>> = {
  years: ({ unique_years }) => listValue(yearRanges(unique_years)),
  gaps: ({ gap_years_filled }) => listValue(yearRanges(gap_years_filled)),
  latest: ({ latest_year }) => (latest_year === null ? NOTHING : `${latest_year}`),
  newer: ({ timeliness_gain_years }) => gainValue(timeliness_gain_years),
  places: ({ unique_locations_by_level }) =>
    listValue(
      unique_locations_by_level.map(({ name, n }) =>
        message('triangulate.counted', { name: levelWord(name), count: whole(n) }),
      ),
    ),
  indicators: ({ unique_indicators }) => listValue(unique_indicators.map(({ name }) => name)),
  features: ({ unique_features }) => listValue(unique_features),
}

const NOTHING = message('triangulate.nothing')
const HEADING = message('triangulate.adds-heading')

/** The years, places, indicators and features that each source has and the other chosen ones lack. */
export function AddsTable({ answer: { sources } }: { readonly answer: Answer }) {
  const { text } = useLanguage()
  return (
    <div>
      <Text as="h2" heading below={8}>
        {text(HEADING)}
      </Text>
      <SourceColumns
        sources={sources}
        label={HEADING}
        corner={message('triangulate.beside-others')}
        rows={ROWS.map((row) => ({
          key: row,
          head: text(message('triangulate.adds', { adds: row })),
          cell: ({ adds }) => text(CELLS[row](adds)),
        }))}
        isWordy
      />
    </div>
  )
}

function listValue(names: readonly Value[]): Value {
  if (names.length === 0) return NOTHING
  const more = names.length - MOST_NAMES
  return more > 1
    ? message('values.and-more', { names: listOf(names.slice(0, MOST_NAMES), 'apart'), count: String(more) })
    : listOf(names, 'apart')
}

function gainValue(years: number | null): Value {
  if (years === null) return message('triangulate.cannot-be-said')
  if (years === 0) return message('triangulate.same-year')
  return message(years > 0 ? 'triangulate.newer' : 'triangulate.older', { count: Math.abs(years) })
}

/** Years in a row as ranges: `1984–1998`, `2000`. */
function yearRanges(years: readonly number[]): string[] {
  const ranges: [number, number][] = []
  for (const year of years) {
    const last = ranges.at(-1)
    if (last && last[1] === year - 1) last[1] = year
    else ranges.push([year, year])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`))
}
