import { describedGaps } from '#charts/selection/described.ts'
import { missingNames } from '#charts/words/missing-places.ts'
import { releaseYear } from '#contract/release-data.ts'
import { gapMark } from '#domain/gap/gap-words.ts'
import { message, type Value } from '#domain/message/message.ts'
import { periodName, placeName, shortFigure } from '#domain/message/value.ts'
import { statisticGroups } from '#domain/narrative/descriptive-statistics.ts'
import type { StatisticLine } from '#domain/narrative/statistic-line.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { weightsOf } from '#domain/spread/weights.ts'
import { describeValues } from '#domain/statistics/descriptive/descriptive.ts'
import type { PanelsInWords } from '#sections/definition/in-words.ts'
import { NOTHING, type PanelPiece, piecesOf, withDetail } from '#sections/definition/panel-piece.ts'
import type { PanelInWords, ResolvedSection } from '#sections/definition/section-definition.ts'
import type definition from './definition.ts'
import type { Description } from './described.ts'
import type { DescriptiveState } from './state.ts'

type Panel = PanelInWords<DescriptiveState, Description>

/** How many places stand at each end. */
const SHOWN = 5

/** The first and the last places, or periods; their ranks as ranges are worked out where there is time, on the page. */
const extremes: Panel = (shown) => {
  const { slope, points } = { ...shown.choice.set.indicator, points: shown.choice.set.points }
  const sorted = points.toSorted((a, b) => (slope === 'Negative' ? a.value - b.value : b.value - a.value))
  const ends = { ends: slope === null ? ('values' as const) : ('merits' as const) }
  const heading = piecesOf(message('descriptive-section.both-ends', ends))
  if (sorted.length <= 2 * SHOWN) {
    return [...heading, placeTable(message('descriptive-section.end-to-end', ends), sorted, shown)]
  }
  return [
    ...heading,
    placeTable(message('descriptive-section.first', ends), sorted.slice(0, SHOWN), shown),
    placeTable(message('descriptive-section.last', ends), sorted.slice(-SHOWN), shown),
  ]
}

function placeTable(
  caption: Value,
  points: readonly Point[],
  { figures: { reference }, choice: { set } }: ResolvedSection<DescriptiveState, Description>,
): PanelPiece {
  const { indicator, across } = set
  const isOverTime = across === 'time'
  const rows = points.map((point) => {
    const bounds = interval(point)
    return [
      isOverTime
        ? periodName(point.period, reference.sources.get(point.source))
        : placeName(byId(reference.locations, point.location)),
      shortFigure(point.value, asPublished(point, indicator)),
      bounds
        ? message('descriptive-section.interval', {
            lower: shortFigure(bounds.lower, indicator),
            upper: shortFigure(bounds.upper, indicator),
            level: String(bounds.level),
          })
        : NOTHING,
    ]
  })
  const heads = [
    message(isOverTime ? 'controls.period' : 'descriptive-section.place'),
    message('disaggregation.value'),
    message('table.interval'),
  ]
  return { say: 'table', caption, heads, rows }
}

/** Every statistic of the described values; those that cannot be given say why. */
const statistics: Panel = ({ choice: { set, population }, figures: { reference } }) => {
  const weights = weightsOf(set, population, reference)
  const gaps = set.missing.map(() => null)
  const described = describeValues({
    values: [...set.points.map((point) => point.value), ...gaps],
    ...(weights.status === 'found' && { weights: [...weights.values, ...gaps] }),
  })
  const heading = message('descriptive-section.statistics')
  if (described.status !== 'ok') return piecesOf(heading, message('descriptive-section.no-value'))
  const heads = [message('paper.statistic'), message('disaggregation.value')]
  return [
    ...piecesOf(heading),
    ...statisticGroups(described, set, weights).map(
      ({ name, lines }): PanelPiece => ({
        say: 'table',
        caption: name,
        heads,
        rows: lines.map((line) => [line.name, lineValue(line)]),
      }),
    ),
  ]
}

function lineValue({ value, remark, gap }: StatisticLine): Value {
  if (value !== null) return withDetail(value, remark)
  if (gap) return withDetail(gapMark(gap), gap.note)
  return withDetail(message('statistics.not-given'), remark)
}

/** Places, or years, without a figure, by name and with the reason. */
const missing: Panel = ({ choice: { set, choice }, figures, catalogue, language }) => {
  const { table, reference } = figures
  const source = byId(reference.sources, choice.source)
  const currentYear = releaseYear(catalogue.release)
  const gaps = describedGaps({ set, source }, { table, reference, currentYear, language })
  const [of, by] = set.across === 'time' ? (['years', 'period'] as const) : (['places', 'location'] as const)
  return piecesOf(
    message('descriptive-section.missing', { of, count: set.missing.length }),
    missingNames(gaps, by),
    message('descriptive-section.left-out'),
  )
}

const inWords: PanelsInWords<typeof definition> = { extremes, statistics, missing }

export default inWords
