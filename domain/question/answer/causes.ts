import { type Location, NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { cited, headlineName, listOf, placeName } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import { isWhole } from '#domain/observation/settled.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { FrameOf } from '../frame.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { fittingPoints } from './choose-figure.ts'
import { valueSaid } from './figure-said.ts'
import { countRows, rowOf } from './rows.ts'
import { notPublished } from './decline.ts'
import { valueAt } from './suggest.ts'

/** Causes that are said; all of them stand in the rows. */
const MOST_SAID = 6
/** Causes of the nation that are offered instead. */
const MOST_OFFERED = 3

/** What people of an age die of: the deaths of each cause that is held, of one source and one year, the most first. */
export function causesAnswer(asked: AnswerInput, { of }: FrameOf<'causes'>): PartAnswer {
  const { question, data } = asked
  const { indicators, locations, sources } = data.reference
  const place = byId(locations, question.places[0] ?? NATION)
  const { years } = question.periods
  const points = question.indicators
    .flatMap((indicator) => fittingPoints(asked, { indicator, place, sources: question.sources, years }))
    .filter(isWhole)
  const round = fullest(points)
  const [first] = round
  const [any = 0] = question.indicators
  if (!first) return ofNationOnly(asked, place) ?? notPublished(asked, any, place.id)
  const source = byId(sources, first.source)
  const sorted = round.toSorted((a, b) => b.value - a.value)
  const shown = sorted.slice(0, MOST_SAID)
  return answering({
    said: [
      message('assistant.causes', {
        of,
        place: placeName(place),
        cited: cited(source, first.period),
        figures: listOf(
          shown.map((point) => {
            const about = byId(indicators, point.indicator)
            return message('assistant.of-cause', {
              indicator: headlineName(about),
              figure: valueSaid({ point, source }, about),
            })
          }),
          'apart',
        ),
        more: sorted.length - shown.length,
      }),
    ],
    rows: [
      ...sorted.map((point) => rowOf(point)),
      ...countRows({ point: first, source }, [place.id], [sorted.length]),
    ],
    links: shown
      .slice(0, 1)
      .map(({ indicator }) =>
        linkTo(data, { section: 'indicator-overview', indicator, source: source.id, location: place.id }),
      ),
  })
}

/** That causes are held of the nation alone, of a place of which nobody counts them; null where the nation has none either. */
function ofNationOnly(asked: AnswerInput, place: Location): PartAnswer | null {
  const { question, data } = asked
  const nation = byId(data.reference.locations, NATION)
  const isHeld = (one: Location) =>
    question.indicators.some(
      (indicator) =>
        fittingPoints(asked, { indicator, place: one, sources: question.sources, years: [] }).length > 0,
    )
  if (place.id === NATION || isHeld(place) || !isHeld(nation)) return null
  return answering({
    said: [message('assistant.causes-nation', { place: placeName(place) })],
    rows: [],
    reason: 'no_data',
    suggestions: question.indicators
      .slice(0, MOST_OFFERED)
      .map((indicator) => valueAt(data, indicator, NATION)),
  })
}

/** The figures of the source and time that have the most causes, of several the newest. */
function fullest(points: readonly Point[]): readonly Point[] {
  const rounds = [...Map.groupBy(points, ({ source, period }) => `${source} ${period}`).values()]
  const newest = (round: readonly Point[]) => round[0]?.period ?? 0
  return rounds.toSorted((a, b) => b.length - a.length || newest(b) - newest(a))[0] ?? []
}
