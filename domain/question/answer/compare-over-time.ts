import { message } from '#domain/message/message.ts'
import { headlineName, listOf, periodName, placeName, sourceName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { COMPARE_STATE } from '#domain/side-by-side/compare-address.ts'
import { comparedLines, MOST_LINES } from '#domain/side-by-side/compared-lines.ts'
import { comparedLead, lineChanges } from '#domain/side-by-side/line-changes.ts'
import { type AnswerInput, type AnswerLink, answering, type PartAnswer } from './answer.ts'
import { movedSaid } from './moved-said.ts'
import { rowOf } from './rows.ts'

interface Compared {
  readonly indicator: number
  readonly places: readonly number[]
  readonly source: number | null
  readonly since: number | null
}

/** The page that compares several places over time; none for one place, and for more than it takes. */
export function compareLinks(
  { data: { reference } }: AnswerInput,
  { indicator, places, source, since }: Compared,
): AnswerLink[] {
  if (places.length < 2 || places.length > MOST_LINES) return []
  const query = new URLSearchParams()
  COMPARE_STATE.write(query, {
    ...COMPARE_STATE.parse(query),
    ...{ since, lines: places.map((place) => ({ indicator, source, place })) },
  })
  return [
    {
      href: `/compare?${query.toString().replaceAll('%2C', ',')}`,
      title: message('assistant.link-compare', {
        places: listOf(places.map((id) => placeName(byId(reference.locations, id)))),
      }),
      view: null,
    },
  ]
}

/** What changed at each of several places since a year, by one source for all; null where that was not asked, or cannot be said of two. */
export function placesOverTime(asked: AnswerInput): PartAnswer | null {
  const { question, data } = asked
  const { cues, periods, places } = question
  const [indicator = 0] = question.indicators
  // A year by itself asks for the figures of that year.
  const isAsked = cues.has('since') || (cues.has('trend') && periods.years.length === 0)
  if (!isAsked || places.length < 2 || places.length > MOST_LINES || periods.years.length > 1) return null
  const since = periods.years[0] ?? null
  const named = question.sources[0] ?? null
  const [first] = comparedLines([{ indicator, source: named, place: places[0] ?? 0 }], data)
  if (!first) return null
  const source = first.source.id
  const lines = comparedLines(
    places.map((place) => ({ indicator, source, place })),
    data,
  )
  const changes = lineChanges(lines, since, data)
  const [any] = changes
  if (!any || changes.length < 2) return null
  const missing = lines.filter((line) => !changes.some((change) => change.line === line))
  return answering({
    said: [
      message('assistant.places-since', {
        indicator: headlineName(first.indicator),
        source: sourceName(first.source),
        period: periodName(any.before.period, first.source),
        lead: comparedLead(lines, changes),
      }),
      // The lead names those alone whose change is told: figures of the others were asked for as well.
      message('assistant.places-moved', {
        places: listOf(
          changes.map(({ line: { place, indicator: about, source: own }, before, now }) =>
            movedSaid({ place, about, source: own, before, now }),
          ),
        ),
      }),
      ...missing.map(({ place }) => message('assistant.place-none', { place: placeName(place) })),
    ],
    rows: changes.flatMap(({ before, now }) => [rowOf(before), rowOf(now)]),
    links: compareLinks(asked, { indicator, places, source, since }),
  })
}
