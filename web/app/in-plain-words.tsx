import type { Figure } from '#charts/figure.ts'
import { plainInterval } from '#domain/narrative/plain-interval.ts'
import { interval } from '#domain/observation/point.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'

interface InPlainWordsProps {
  readonly figure: Figure
  readonly reference: ReferenceData
}

/** The last interval of a figure in words that need no statistics; on paper too. Nothing where it shows none. */
export function InPlainWords({ figure, reference }: InPlainWordsProps) {
  const { text } = useLanguage()
  const places = new Set(figure.rows.map(({ point }) => point.location))
  const last = figure.rows
    .map(({ point }) => point)
    .filter((point) => interval(point) !== null)
    .toSorted((a, b) => b.period - a.period)[0]
  const place = last && reference.locations.get(last.location)
  // Of many places none is the one that is meant.
  if (!last || !place || places.size > 1) return null
  const said = plainInterval(
    { point: last, source: byId(reference.sources, last.source) },
    { indicator: byId(reference.indicators, last.indicator), place },
  )
  return (
    said && (
      <Text above={16} size={16} widest="72ch">
        {text(said)}
      </Text>
    )
  )
}
