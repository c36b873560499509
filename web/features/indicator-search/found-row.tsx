import { citedWithNotes } from '#domain/narrative/figure-notes.ts'
import { useMemo } from 'react'
import { Link } from 'wouter'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { figure as figureOf, indicatorName } from '#domain/message/value.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { foundFigure } from '#domain/question/answer/found-figure.ts'
import type { SearchedWords } from '#domain/question/search-words.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useQuoteData } from '#web/views/quote/use-quote-data.ts'
import { sourceAddress } from './search-state.ts'

interface FoundRowProps {
  /** Its place among what was found, from 1. */
  readonly number: number
  readonly indicator: number
  readonly read: SearchedWords
  readonly q: string
  readonly catalogue: Catalogue
}

/** A found indicator with the figure that a question of the same words is answered with. */
export function FoundRow({ number, indicator, read, q, catalogue }: FoundRowProps) {
  const { text } = useLanguage()
  const { reference, dashboards } = catalogue
  const about = byId(reference.indicators, indicator)
  const location = read.location ?? NATION
  const state = useQuoteData([indicator], location)
  const stated = useMemo(() => {
    if (state.status !== 'ready') return null
    const { currentYear, table } = state.data
    const data = { reference: state.data.reference, currentYear, tableOf: () => table }
    return foundFigure(read, { indicator, data })
  }, [state, read, indicator])
  const home = dashboards.find(({ indicators }) => indicators.includes(indicator))
  const at = `indicator=${indicator}&location=${location}`
  const name = text(indicatorName(about), 'name')
  return (
    <tr>
      <td>{number}</td>
      <th scope="row">
        {home ? <Link href={`/dashboard/${home.name}?${at}`}>{name}</Link> : name}
        <small>{about.programArea}</small>
      </th>
      {state.status === 'ready' ? (
        <Figure {...{ stated, about, q, reference }} />
      ) : (
        <td colSpan={2}>{text(message('indicator-search.figure', { state: state.status }))}</td>
      )}
    </tr>
  )
}

interface FigureProps {
  readonly stated: StatedFigure | null
  readonly about: Indicator
  readonly q: string
  readonly reference: Catalogue['reference']
}

function Figure({ stated, about, q, reference }: FigureProps) {
  const { text } = useLanguage()
  if (!stated) return <td colSpan={2}>{text(message('indicator-search.none'))}</td>
  const { point, source } = stated
  const round = { indicator: point.indicator, source: source.id, period: isoPeriod(point.period) }
  return (
    <>
      <td data-numeric>
        <b>{text(figureOf(point.value, asPublished(point, about)))}</b>
      </td>
      <td>
        <SourceMarker classification={source.classification} />{' '}
        <Link href={sourceAddress(round, q)}>{text(citedWithNotes(stated, about, reference))}</Link>
      </td>
    </>
  )
}
