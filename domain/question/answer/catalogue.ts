import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { NATION } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { indicatorName, listOf, periodName, placeName, sourceName } from '#domain/message/value.ts'
import { distinct, pointsWhere } from '#domain/observation/observation-table.ts'
import { periodYear } from '#domain/period/period.ts'
import { byId, measureKey } from '#domain/reference/reference-data.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { topicIndicators } from '../topic-indicators.ts'
import { declineWith, levelNotHeld, notPublished } from './decline.ts'
import { levelWord } from './whole-places.ts'
import { valueAt } from './suggest.ts'

const MOST_INDICATORS = 12
const MOST_YEARS = 12
const MOST_SOURCES = 60

/** The contents of the release: sources and years of an indicator, or the indicators of a topic. */
export function catalogueAnswer(asked: AnswerInput): PartAnswer {
  const { question, data } = asked
  const [indicator] = question.indicators
  const wantsMany =
    question.cues.has('indicator_word') ||
    indicator === undefined ||
    (question.cues.has('exists') && !question.cues.has('source_word') && !question.cues.has('year_word'))
  const found = wantsMany ? ofSources(asked, topicIndicators(question, data.reference)) : []
  if (indicator === undefined && question.cues.has('source_word')) return sourcesListed(asked, found)
  if (found.length > 1 || (indicator === undefined && found.length === 1)) return listed(asked, found)
  if (indicator === undefined) return declineWith(asked, 'not_understood')
  return held(asked, indicator)
}

/** `Which indicators does NMIS have`: of the named sources, all that they have where no subject is named. */
function ofSources({ question, data }: AnswerInput, found: readonly Indicator[]): readonly Indicator[] {
  const { indicators, measures } = data.reference
  const isOfSource = question.cues.has('indicator_word') && question.sources.length > 0
  if (!isOfSource) return found
  const all = question.topic.length === 0 && found.length === 0 ? [...indicators.values()] : found
  return all.filter(({ id }) => question.sources.some((source) => measures.has(measureKey(id, source))))
}

/** The sources of the release: all, or those that have the indicators of a subject, at the level that was asked for where one was. */
function sourcesListed(asked: AnswerInput, found: readonly Indicator[]): PartAnswer {
  const { question, data } = asked
  const { sources, measures, locations } = data.reference
  const { level } = question
  const isOpen = question.topic.length === 0 && found.length === 0
  // Of all indicators at once it is not known here who has figures of one place.
  if (isOpen && question.places.some((id) => id !== NATION)) return declineWith(asked, 'not_understood')
  const atLevel = new Set(
    level === null || isOpen
      ? []
      : found.flatMap(({ id }) =>
          pointsWhere(data.tableOf(id), { indicator: id })
            .filter(({ location }) => byId(locations, location).level === level)
            .map(({ source }) => source),
        ),
  )
  const own = [...sources.values()].filter(
    ({ id }) =>
      isOpen ||
      (level === null
        ? found.some((indicator) => measures.has(measureKey(indicator.id, id)))
        : atLevel.has(id)),
  )
  // `Two sources for BCG`: of no subject that is known, so that nothing is denied.
  if (own.length === 0) return declineWith(asked, 'not_understood')
  const [some, rest] = [own.slice(0, MOST_SOURCES), own.slice(MOST_SOURCES)]
  return answering({
    said: [
      message('assistant.sources-held', {
        count: own.length,
        sources: listOf(some.map(sourceName), 'none'),
        more: rest.length > 0 ? 'yes' : 'no',
        by: level === null || isOpen ? 'none' : levelWord(level),
      }),
    ],
    links: [{ href: '/about', title: message('assistant.about-link'), view: null }],
    suggestions: found.slice(0, 3).map(({ id }) => valueAt(data, id, null)),
  })
}

function listed({ data }: AnswerInput, found: readonly Indicator[]): PartAnswer {
  const national = found.every(({ id }) =>
    distinct(data.tableOf(id), 'location', { indicator: id }).every((location) => location === NATION),
  )
  return answering({
    said: [
      message('assistant.topic', {
        count: found.length,
        indicators: listOf(found.slice(0, MOST_INDICATORS).map(indicatorName), 'none'),
        more: found.length > MOST_INDICATORS ? 'yes' : 'no',
      }),
      ...(national ? [message('assistant.national-only')] : []),
    ],
    links: found.slice(0, 1).map(({ id }) => linkTo(data, { section: 'indicator-overview', indicator: id })),
    suggestions: found.slice(0, 3).map(({ id }) => valueAt(data, id, null)),
  })
}

function held(asked: AnswerInput, indicator: number): PartAnswer {
  const { question, data } = asked
  const { sources, indicators, locations } = data.reference
  const about = byId(indicators, indicator)
  const place = question.places[0]
  const points = pointsWhere(data.tableOf(indicator), {
    indicator,
    ...(place !== undefined && { location: place }),
  }).filter(
    ({ source, location }) =>
      (question.sources.length === 0 || question.sources.includes(source)) &&
      // `Which sources give it by state`.
      (place !== undefined || question.level === null || byId(locations, location).level === question.level),
  )
  if (points.length === 0)
    return place === undefined && question.level !== null
      ? levelNotHeld(asked, indicator, { level: question.level, within: [NATION] })
      : notPublished(asked, indicator, place ?? NATION)
  const bySource = [...Map.groupBy(points, ({ source }) => source)]
  const items = bySource.map(([id, own]): Value => {
    const source = byId(sources, id)
    const periods = [...new Set(own.map(({ period }) => period))].toSorted((a, b) => a - b)
    const years = [...new Set(periods.map(periodYear))]
    const wantsAll = question.cues.has('year_word') || bySource.length === 1
    const [first, last] = [periods[0] ?? 0, periods.at(-1) ?? 0]
    return years.length <= (wantsAll ? MOST_YEARS * 2 : MOST_YEARS / 2)
      ? message('assistant.source-years', {
          source: sourceName(source),
          years: listOf(
            years.map((year) => yearSaid(year, source)),
            'none',
          ),
        })
      : message('assistant.source-span', {
          source: sourceName(source),
          start: periodName(first, source),
          end: periodName(last, source),
        })
  })
  return answering({
    said: [
      message('assistant.held-by', {
        count: bySource.length,
        indicator: indicatorName(about),
        place: placeName(byId(locations, place ?? NATION)),
        where: place === undefined ? 'anywhere' : 'place',
        sources: listOf(items, 'apart'),
      }),
    ],
    links: [linkTo(data, { section: 'indicator-overview', indicator, location: place ?? null })],
    suggestions: [valueAt(data, indicator, place ?? null)],
  })
}

/** A year as it is listed, with the label of a round of two years: `2024 (2023–24)`. */
function yearSaid(year: number, { periodLabels }: DataSource): Value {
  const label = periodLabels[`${year}`]
  return label === undefined ? `${year}` : message('assistant.round-year', { year: `${year}`, label })
}
