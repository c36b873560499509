import type { Location } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { listOf, placeName } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import { isProjected } from '#domain/observation/settled.ts'
import { periodCode, periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { FrameKind } from '../frame.ts'
import type { AnswerInput, AnswerRow, PartAnswer } from './answer.ts'
import { fittingPoints } from './choose-figure.ts'
import { citedSaid, valueSaid } from './figure-said.ts'
import { rowOf } from './rows.ts'
import { laterWithheld } from './withheld-said.ts'

const OF_PLACES: readonly FrameKind[] = ['level', 'number', 'compare_places', 'groups']
const YEAR_LENGTH = 4
/** Sentences that say already what is held after the figure. */
const SAID: readonly string[] = ['assistant.series-end', 'assistant.newer', 'assistant.withheld']

/** What is held after the figure that is told of a place. */
interface Later {
  readonly place: Location
  readonly point: Point | undefined
  readonly withheld: Value | null
}

/**
 * `Anything newer`, whose answer is the figure before once more: that nothing later is held, of each place that was told. What is held
 * later, and was left out for a round that all places share, is told beside it.
 */
export function withNothingLater(asked: AnswerInput, part: PartAnswer): PartAnswer {
  const figures = part.rows.filter(({ kind }) => kind === 'figure')
  if (!isOfNewest(asked, figures) || part.reason !== null || part.said.some(isSaid)) return part
  const { data, question } = asked
  const about = byId(data.reference.indicators, question.indicators[0] ?? 0)
  const told = laterOf(asked, figures)
  const none = told.filter(({ point, withheld }) => !point && withheld === null)
  const held = told.flatMap(({ place, point }) => (point ? [{ place, point }] : []))
  const said = [
    ...(none.length === 0
      ? []
      : [message('assistant.nothing-later', { places: listOf(none.map(({ place }) => placeName(place))) })]),
    ...held.map(({ place, point }) => {
      const stated = { point, source: byId(data.reference.sources, point.source) }
      const words = { figure: valueSaid(stated, about), cited: citedSaid(stated, about) }
      return message('assistant.later-at', { place: placeName(place), ...words })
    }),
    ...told.flatMap(({ withheld }) => withheld ?? []),
  ]
  return {
    ...part,
    said: [...part.said, ...said],
    rows: [...part.rows, ...held.map(({ point }) => rowOf(point))],
  }
}

/** The newest figure is asked for after the one that is told again, of the same year. */
function isOfNewest({ question }: AnswerInput, figures: readonly AnswerRow[]): boolean {
  const { cues, periods, replaced, frame, kept, indicators } = question
  const isNewest = periods.isLatest || (cues.has('latest') && periods.years.length === 0)
  const isOfTurn = kept.includes('indicator') && replaced?.slot === 'period' && indicators.length === 1
  const isSame = figures.some(({ period }) => replaced?.ids.includes(Number(period.slice(0, YEAR_LENGTH))))
  return isNewest && isOfTurn && isSame && OF_PLACES.includes(frame.kind)
}

function laterOf(asked: AnswerInput, figures: readonly AnswerRow[]): readonly Later[] {
  const { question, data } = asked
  const [indicator = 0] = question.indicators
  const own = Map.groupBy(figures, ({ location }) => location)
  return [...own].flatMap(([id, [first]]): Later[] => {
    const period = periodCode(first?.period ?? '')
    if (period === null) return []
    const place = byId(data.reference.locations, id)
    // Of groups the newest are told anyway.
    const all =
      question.frame.kind === 'groups'
        ? []
        : fittingPoints(asked, { indicator, place, sources: [], years: [] })
    const point = all.find((one) => !isProjected(one) && periodYear(one.period) > periodYear(period))
    return [{ place, point, withheld: point ? null : laterWithheld(data, { indicator, place: id }, period) }]
  })
}

const isSaid = (value: Value) =>
  typeof value === 'object' && value.kind === 'message' && SAID.includes(value.id)
