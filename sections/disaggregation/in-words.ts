import type { DataSource } from '#domain/data-source/data-source.ts'
import { noInterval } from '#domain/reference/no-interval.ts'
import { dimensionName } from '#domain/disaggregation/dimension-name.ts'
import { indicatorsByDimension } from '#domain/disaggregation/group-index.ts'
import { overallPoint } from '#domain/disaggregation/group-point.ts'
import { inequalityOverTime } from '#domain/disaggregation/inequality-over-time.ts'
import { groupsWhere } from '#domain/disaggregation/group-filter.ts'
import { type MeasureRow, measureTable, withheld } from '#domain/disaggregation/measure-rows.ts'
import type { PeopleShare } from '#domain/disaggregation/population.ts'
import { message, type Value } from '#domain/message/message.ts'
import { cited, decimal, indicatorName, listOf, percentage, placeName, whole } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { PanelsInWords } from '#sections/definition/in-words.ts'
import { NOTHING, type PanelPiece, piecesOf, withDetail } from '#sections/definition/panel-piece.ts'
import type { PanelInWords } from '#sections/definition/section-definition.ts'
import type { ChosenGroups, DisaggregationChoice } from './chosen-groups.ts'
import type definition from './definition.ts'
import { inequalityAbout, inequalityRemarks, ownTotal } from './panel-words.ts'
import { populationByState } from './population-by-state.ts'
import type { DisaggregationState } from './state.ts'

type Panel = PanelInWords<DisaggregationState, DisaggregationChoice>

/** How unequal the groups are, measure by measure; or why that cannot be said. */
const inequality: Panel = ({ choice: { chosen }, figures: { reference } }) => {
  if (!chosen) return []
  const { choice, indicator, inequality: found } = chosen
  const heading = message('disaggregation.inequality')
  if (found.status === 'refused') return piecesOf(heading, found.reason)
  const source = byId(reference.sources, choice.source)
  const { main, further } = measureTable(found, indicator)
  return [
    ...piecesOf(heading, inequalityAbout(chosen, found, source)),
    ...measures(message('disaggregation.measures'), main),
    ...measures(message('disaggregation.further'), further),
    ...overPeriods(chosen, source),
    ...inequalityRemarks(found, noInterval(reference, [choice])).map((text) => ({
      say: 'sentence' as const,
      text,
    })),
  ]
}

function measures(caption: Value, rows: readonly MeasureRow[]): readonly PanelPiece[] {
  const given = rows.flatMap(({ definition, value, interval, none }) =>
    value === null ? [] : [[definition.title, withDetail(value, interval), none]],
  )
  const heads = [
    message('disaggregation.measure'),
    message('disaggregation.value'),
    message('disaggregation.no-inequality'),
  ]
  return [
    ...(given.length > 0 ? [{ say: 'table' as const, caption, heads, rows: given }] : []),
    ...withheld(rows).flatMap(({ reason, titles }) => [
      {
        say: 'sentence' as const,
        text: message('paper.not-given-why', { titles: listOf(titles, 'none'), reason }),
      },
    ]),
  ]
}

function overPeriods(
  { choice, groups, categories, indicator }: ChosenGroups,
  { name, periodLabels }: DataSource,
): readonly PanelPiece[] {
  const { dimension, source, location } = choice
  const figures = groupsWhere(groups, { dimension, source, location })
  const periods = inequalityOverTime(figures, categories, indicator, periodLabels)
  const [first] = periods
  if (!first) return []
  const rows = periods.map(({ label, rows: of }) => [
    label,
    ...of.map(({ value, interval }) => (value === null ? NOTHING : withDetail(value, interval))),
  ])
  const heads = [name, ...first.rows.map(({ definition }) => definition.title)]
  return [{ say: 'table', caption: message('disaggregation.each-period'), heads, rows }]
}

/** How a population is made up. */
const population: Panel = ({ choice: { chosen }, figures: { reference, table } }) => {
  if (!chosen?.facts) return []
  const { choice, indicator, facts } = chosen
  const source = byId(reference.sources, choice.source)
  const place = placeName(byId(reference.locations, choice.location))
  const isPeople = indicator.numerator === 'People'
  const shares: readonly (readonly [Value, PeopleShare | null])[] = [
    [message('disaggregation.female'), facts.female],
    [message('disaggregation.male'), facts.male],
    [message('disaggregation.children'), facts.under5],
    [message('disaggregation.women'), facts.women15to49],
  ]
  const rows: (readonly Value[])[] = [
    [indicator.shortName, whole(facts.total)],
    ...shares.map(([name, share]) => [name, shareWords(share)]),
    ...(isPeople && facts.dependency !== null
      ? [
          [
            message('disaggregation.dependency'),
            withDetail(decimal(facts.dependency), message('disaggregation.dependency-detail')),
          ],
        ]
      : []),
  ]
  const heads = [message('disaggregation.people'), message('disaggregation.value')]
  const remark = ownTotal(overallPoint(table, choice)?.value ?? null, facts.total)
  return [
    ...piecesOf(
      message('disaggregation.glance', { indicator: indicatorName(indicator) }),
      message('disaggregation.added-up', { place, cited: cited(source, choice.period) }),
    ),
    { say: 'table', caption: indicatorName(indicator), heads, rows },
    ...(remark ? [{ say: 'sentence' as const, text: remark }] : []),
    ...(isPeople ? [{ say: 'sentence' as const, text: message('disaggregation.dependency-note') }] : []),
  ]
}

function shareWords(share: PeopleShare | null): Value {
  return share === null
    ? message('disaggregation.no-fit')
    : withDetail(percentage(share.percent, 1), whole(share.people))
}

/** How the population of the nation and of each state is made up, side by side. */
const states: Panel = ({ choice: { chosen }, figures: { reference } }) => {
  if (!chosen) return []
  const source = byId(reference.sources, chosen.choice.source)
  const caption = message('disaggregation.by-state', {
    indicator: indicatorName(chosen.indicator),
    cited: cited(source, chosen.choice.period),
  })
  const percent = (share: PeopleShare | null) => (share === null ? NOTHING : percentage(share.percent, 1))
  const rows = populationByState(chosen, reference).map(({ place, facts }) => [
    placeName(place),
    whole(facts.total),
    percent(facts.female),
    percent(facts.under5),
    percent(facts.women15to49),
    facts.dependency === null ? NOTHING : decimal(facts.dependency),
  ])
  const heads = [
    message('disaggregation.place'),
    message('disaggregation.people'),
    message('disaggregation.female'),
    message('disaggregation.under-5'),
    message('disaggregation.women-short'),
    message('disaggregation.dependants'),
  ]
  return [{ say: 'table', caption, heads, rows }]
}

/** The indicators of other dashboards that are published by group. */
const elsewhere: Panel = ({ choice, catalogue: { reference } }) =>
  indicatorsByDimension(choice.index).flatMap(({ dimension, indicators }) =>
    piecesOf(
      message('disaggregation.by', { dimension: dimensionName(dimension) }),
      listOf(
        indicators.map((id) => reference.indicators.get(id)?.shortName ?? ''),
        'none',
      ),
    ),
  )

const inWords: PanelsInWords<typeof definition> = {
  inequality,
  population,
  'population-states': states,
  elsewhere,
}

export default inWords
