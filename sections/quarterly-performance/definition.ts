import { noSourceOf } from '#domain/frame/none.ts'
import { quartersFigure } from '#charts/quarters/quarters.ts'
import { quartersOptions, type QuartersView } from '#charts/quarters/view.ts'
import { message, type Value } from '#domain/message/message.ts'
import { indicatorName, placeName } from '#domain/message/value.ts'
import { quarterlyAnswer, type QuarterAnswer } from '#domain/narrative/quarterly.ts'
import { quarterSpan } from '#domain/quarters/quarter-words.ts'
import { yearUnit } from '#domain/statistics/figure-unit.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { heldIn } from '#domain/reference/scope.ts'
import { kindChoice } from '#sections/controls/kind-choice.ts'
import { otherIndicators } from '#sections/choice/other-indicators.ts'
import type { Action, FigureBlock, Notice } from '#sections/definition/body.ts'
import { defineSection, type ResolvedSection } from '#sections/definition/section-definition.ts'
import { countsOf, quarterlyFiles } from './counts.ts'
import { type QuarterlyChoice, resolveQuarterly } from './quarterly-choice.ts'
import { quarterlyControls } from './quarterly-controls.ts'
import { QUARTERLY_STATE, type QuarterlyState } from './state.ts'

type Choice = QuarterlyChoice | null
type Quarterly = ResolvedSection<QuarterlyState, Choice>

/** Monthly counts of facilities, added up to quarters: against the one before and the same of the year before, by place. */
export default defineSection<QuarterlyState, Choice, 'table'>({
  state: QUARTERLY_STATE,
  files: quarterlyFiles,
  resolve: resolveQuarterly,
  controls: quarterlyControls,
  empty: (shown) => (shown.choice ? null : noQuarters(shown)),
  lead: (shown) => {
    const { choice, figures } = shown
    const answers = choice ? answersOf(choice, shown) : []
    return {
      heading: headingOf(
        answers.map(({ indicator }) => indicatorName(indicator)),
        shown,
      ),
      answer: quarterlyAnswer(answers),
      moved: choice?.moved ?? [],
      ...upFrom(choice, figures.reference.locations),
    }
  },
  views: ({ wanted, choice }) => {
    const [first, beside] = choice?.columns ?? []
    if (!choice || !first) return { main: [] }
    const table: FigureBlock<QuarterlyState, 'table'> = {
      ...figure('places', choice.table, choice),
      switches: () => [
        ...kindChoice(quartersOptions.order, choice.table, {
          value: wanted.order,
          change: (order) => ({ order }),
        }),
      ],
      opens: { place: (location) => ({ location }) },
      openWords: message('quarters.drill'),
      inside: 'table',
    }
    return {
      main: [figure('quarters', first, choice)],
      ...(beside && { side: [figure('beside', beside, choice)], layout: 'halves' }),
      below: [table],
    }
  },
  pinned: ({ choice }) =>
    choice
      ? {
          ...{ indicator: choice.count.indicator, location: choice.place.id, period: choice.quarter },
          source: choice.columns[0]?.sources[0] ?? null,
        }
      : {},
  panels: ['table'],
  waitsFor: { loading: message('quarters.loading'), failed: message('quarters.failed') },
})

/** That the indicator is not counted by month, or cannot be added up, with those of the dashboard that are; or that none is. */
function noQuarters(shown: Quarterly): Notice<QuarterlyState> {
  const { wanted, catalogue } = shown
  const { reference } = catalogue
  const counts = countsOf(shown).map(({ indicator }) => indicator)
  const asked = reference.indicators.get(wanted.indicator ?? 0)
  if (asked && counts.length > 0) {
    return {
      title: message(yearUnit(asked) === 'none' ? 'lacks.no-sum-of' : 'lacks.months-of', {
        of: indicatorName(asked),
      }),
      text: [message('lacks.others-here')],
      actions: otherIndicators(asked.id, counts, reference),
    }
  }
  const held = heldIn(reference)
  return {
    title: message('quarters.none-title', { none: noSourceOf(reference) }),
    text: [message('quarters.none-text', { held })],
    actions: [],
  }
}

function answersOf({ model }: QuarterlyChoice, { figures }: Quarterly): QuarterAnswer[] {
  const { reference } = figures
  const [own, ...parts] = model.rows
  return model.heads.flatMap(({ indicator, counts }, at): QuarterAnswer[] => {
    const row = own?.cells[at]?.row
    if (!counts || !row) return []
    return [{ indicator, own: row, parts: parts.flatMap(({ cells }) => cells[at]?.row ?? []), reference }]
  })
}

function headingOf([indicator, beside]: readonly Value[], { choice, catalogue }: Quarterly): Value {
  if (!choice || indicator === undefined) {
    return message('quarters.none-title', { none: noSourceOf(catalogue.reference) })
  }
  const said = { indicator, span: quarterSpan(choice.quarter) }
  return beside === undefined
    ? message('quarters.heading', said)
    : message('quarters.heading-beside', { ...said, beside })
}

/** The way back to the place above. */
function upFrom(
  choice: Choice,
  locations: Quarterly['figures']['reference']['locations'],
): { readonly action?: Action<QuarterlyState> } {
  if (choice?.place.parent == null) return {}
  const above = byId(locations, choice.place.parent)
  return {
    action: { text: message('quarters.up', { place: placeName(above) }), change: { location: above.id } },
  }
}

function figure(
  name: string,
  view: QuartersView,
  { reportingOf }: QuarterlyChoice,
): FigureBlock<QuarterlyState, 'table'> {
  return {
    block: 'figure',
    name,
    view,
    draw: (input) => quartersFigure({ ...input, view }, reportingOf),
  }
}
