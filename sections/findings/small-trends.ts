import { citedFigure } from '#domain/observation/cited-figure.ts'
import { type SmallLine, type SmallPoint, smallTimes } from '#charts/small/over-time.ts'
import { type TrendLine, trendLines } from '#domain/brief/trend-lines.ts'
import type { BriefQuestion } from '#domain/brief/question.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName, periodName, placeName, shortFigure } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodYear } from '#domain/period/period.ts'
import { type Finding, type FindingColumn, type FindingPart, saidIn } from './finding-part.ts'
import { figureIn } from './writing.ts'

const TREND = { width: 210, height: 165 } as const
/** More figures than these of a line do not all bear their numbers. */
const NUMBERED = 6

/** The figures of a place over time, each indicator in a small picture; nothing where none is held. */
export function smallTrends(question: BriefQuestion, language: Language): Finding {
  const { place } = question
  const trends = trendLines(question)
  if (trends.length === 0) return { parts: [], found: { trends } }
  const nation = place.level === 1 ? 'no' : 'yes'
  const about = message('brief.trends-note', { place: placeName(place), nation })
  const parts: FindingPart[] = [
    { part: 'heading', text: language.text(message('brief.trends-title', { count: trends.length })) },
    saidIn('note', language.text(about)),
    { part: 'columns', columns: trends.map((trend) => columnOf(trend, language)) },
  ]
  return { parts, found: { trends } }
}

function columnOf(trend: TrendLine, language: Language): FindingColumn {
  const name = language.text(indicatorName(trend.indicator), 'name')
  return {
    share: 1,
    parts: [
      saidIn('strong', name),
      saidIn('note', noteOf(trend, language)),
      {
        part: 'drawing',
        size: TREND,
        alternative: alternativeOf(trend, name, language),
        map: null,
        picture: (surface) => smallTimes(timesOf(trend, language), language, surface),
      },
    ],
  }
}

/** The line of the place, solid, through the other tables of the same interviews; that of the nation, dotted. */
function timesOf({ indicator, own, again, nation, source }: TrendLine, language: Language) {
  const numbered = own.length > NUMBERED ? own.slice(-1) : own
  const at = (point: Point) => periodYear(point.period)
  const ownPoints = own.map((point): SmallPoint => {
    const beside = nation.find(({ period }) => period === point.period)
    const words = language.text(shortFigure(point.value, asPublished(point, indicator))).replace('%', '')
    return {
      at: at(point),
      point,
      classification: source.classification,
      ...(numbered.includes(point) && {
        words: { text: words, isBelow: beside !== undefined && beside.value > point.value },
      }),
    }
  })
  const others = again.map(
    ({ point, source: table }): SmallPoint => ({
      at: at(point),
      point,
      classification: table.classification,
      hollow: true,
    }),
  )
  const lines: SmallLine[] = [
    {
      look: 'beside',
      points: nation.map((point) => ({
        at: at(point),
        point,
        classification: source.classification,
      })),
    },
    { look: 'own', points: [...ownPoints, ...others].toSorted((a, b) => a.at - b.at) },
  ]
  const named = own.length > 0 ? [...own, ...again.map(({ point }) => point)] : nation
  const times = new Map(named.map((point) => [at(point), `${at(point)}`]))
  for (const point of own) times.set(at(point), language.text(periodName(point.period, source)))
  return { indicator, lines, times: [...times].toSorted(([a], [b]) => a - b), hasTarget: true }
}

function noteOf({ indicator, own, change, source }: TrendLine, language: Language): string {
  const unit = indicator.factor === 1 ? language.text(message('brief.per-1000')) : ''
  const now = own.at(-1)
  if (!change || !now) return [source.name, unit].filter((part) => part !== '').join(', ')
  const verdict = language.text(message('brief.change', { verdict: change.verdict }))
  const since = message('brief.trend-change', {
    source: source.name,
    verdict,
    before: figureIn(language, change.before, indicator),
    now: figureIn(language, now, indicator),
  })
  return language.text(since) + (change.unequalTimes ? '*' : '')
}

/** Every figure of the picture, for those who do not see it. */
function alternativeOf({ indicator, own, source }: TrendLine, name: string, language: Language): string {
  const told = own.map(
    (point) => `${language.text(citedFigure({ point, source }))}: ${figureIn(language, point, indicator)}`,
  )
  return `${name}. ${told.join('; ')}`
}
