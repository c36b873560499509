import { noSourceOf } from '#domain/frame/none.ts'
import { instead } from '#domain/choice/moves.ts'
import type { ScorecardModel } from '#charts/scorecard/model.ts'
import { message, type Value } from '#domain/message/message.ts'
import { indicatorName, periodName } from '#domain/message/value.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { reachCount } from '#domain/target/reach-count.ts'
import { defineSection } from '#sections/definition/section-definition.ts'
import { indicatorFiles } from '#sections/files/file-request.ts'
import { leftOut } from './left-out.ts'
import { resolveScorecard, type ScorecardChoice, scorecardIndicators } from './scorecard-choice.ts'
import { scorecardControls } from './scorecard-controls.ts'
import { SCORECARD_STATE, type ScorecardState } from './state.ts'

/** The way on from a source or period that has none of the figures. */
const NEWEST = { text: message('scorecard.newest'), change: { source: null, period: null } }

/** Places against their targets: several indicators, or the periods of one. */
export default defineSection<ScorecardState, ScorecardChoice, 'table'>({
  state: SCORECARD_STATE,
  files: (asked) => indicatorFiles(scorecardIndicators(asked)),
  resolve: resolveScorecard,
  controls: scorecardControls,
  lead: ({ wanted, choice, catalogue }) => ({
    heading: headingOf(choice.model),
    answer:
      choice.columns.length === 0
        ? message('scorecard.none', { none: noSourceOf(catalogue.reference) })
        : answerOf(choice.model),
    moved: [
      ...nearestWords(wanted, choice, catalogue.reference),
      ...leftOut(wanted, choice, catalogue.reference),
    ],
  }),
  views: ({ wanted, choice: { columns, view } }) => ({
    main: [
      columns.length === 0
        ? {
            block: 'notice',
            title: message('scorecard.none-instead'),
            text: [],
            actions: wanted.source === null && wanted.period === null ? [] : [NEWEST],
          }
        : { block: 'figure', name: 'scorecard', view, inside: 'table' },
    ],
  }),
  panels: ['table'],
  waitsFor: { loading: message('scorecard.loading'), failed: message('scorecard.failed') },
})

/** That nothing is as old as was asked for, and from when the figures are. */
function nearestWords(
  { period }: ScorecardState,
  { nearest }: ScorecardChoice,
  reference: ReferenceData,
): Value[] {
  if (period === null || nearest === null) return []
  return [
    instead(
      message('lacks.rows', { of: periodName(period), none: noSourceOf(reference) }),
      periodName(nearest),
    ),
  ]
}

function headingOf({ heads, byPeriod }: ScorecardModel): Value {
  const [first] = heads
  if (byPeriod && first) {
    return message('scorecard.heading-periods', { indicator: indicatorName(first.indicator) })
  }
  const judged = heads.some(({ indicator }) => indicator.nationalTarget !== null && indicator.slope !== null)
  return message(judged ? 'scorecard.heading-targets' : 'scorecard.heading')
}

/** Where the nation stands, with the columns counted whose side its interval leaves open. */
function answerOf({ rows, byPeriod }: ScorecardModel): Value {
  const nation = rows.find(({ place }) => place.level === 1)
  const judged = (nation?.cells ?? []).filter(({ point, standing }) => point !== null && standing !== 'none')
  if (judged.length === 0) return message('scorecard.no-target')
  const { reached, count, open, untested } = reachCount(judged)
  const of = byPeriod ? ('periods' as const) : ('indicators' as const)
  const said = { reached, judged: count, untested, of }
  return open === 0
    ? message('scorecard.reaches', said)
    : message('scorecard.reaches-open', { ...said, open })
}
