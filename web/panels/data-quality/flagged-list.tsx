import { useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import type { Flagged } from '#domain/data-quality/quality-check.ts'
import { message, type Value } from '#domain/message/message.ts'
import { placeName, whole } from '#domain/message/value.ts'
import { periodYear } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { Choice } from '#domain/choice/choice.ts'
import { writeShared } from '#domain/choice/shared-address.ts'
import { diseaseOf } from '#domain/surveillance/diseases.ts'
import { withQuery } from '#web/controls/use-address-state.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Button } from '#web/kit/button.tsx'
import classes from './data-quality.module.css'

/** More entries than this are behind a button. */
const FIRST = 8

interface FlaggedListProps {
  readonly flagged: readonly Flagged[]
  readonly choice: Choice
  readonly reference: ReferenceData
}

/** Places and periods that need a look, each with a link to its chart. */
export function FlaggedList({ flagged, choice, reference }: FlaggedListProps) {
  const [all, setAll] = useState(false)
  const { text } = useLanguage()
  const chartOf = useChartAddress(choice, reference)
  if (flagged.length === 0) return null
  const shown = all ? flagged : flagged.slice(0, FIRST)
  return (
    <>
      <h3>{text(message('data-quality.flagged', { count: whole(flagged.length) }))}</h3>
      <ul className={classes.flagged}>
        {shown.map((entry) => (
          <li key={`${text(entry.what)}:${entry.period}:${text(entry.detail)}`}>
            <Link
              href={chartOf(entry)}
              title={text(message('data-quality.show-chart', { place: placeOf(entry, reference) }))}
            >
              {text(entry.what)}
            </Link>
            <span>: {text(entry.detail)}</span>
          </li>
        ))}
      </ul>
      {shown.length < flagged.length && (
        <Button onClick={() => setAll(true)}>
          {text(message('data-quality.show-all', { count: whole(flagged.length) }))}
        </Button>
      )}
    </>
  )
}

function placeOf({ location }: Flagged, { locations }: ReferenceData): Value {
  const place = locations.get(location)
  return place ? placeName(place) : message('data-quality.the-place')
}

/** The epidemic curve for weeks of a disease; else the overview of the place and period. */
function useChartAddress(
  { indicator, source }: Choice,
  { curation }: ReferenceData,
): (entry: Flagged) => string {
  const [path] = useLocation()
  const search = useSearch()
  const isWeekly = diseaseOf(indicator, curation)?.measure.indicator === indicator
  return ({ location, period }) => {
    const query = new URLSearchParams(search)
    const year = periodYear(period) * 1000
    writeShared(query, { indicator, source, location, period: isWeekly ? year : period })
    query.set('section', isWeekly ? 'epidemic-curve' : 'indicator-overview')
    query.delete('years')
    return withQuery(path, query)
  }
}
