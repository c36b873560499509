import { quartersFigure } from '#charts/quarters/quarters.ts'
import { quartersOptions, type QuartersView } from '#charts/quarters/view.ts'
import { message, type Value } from '#domain/message/message.ts'
import { indicatorName, placeName } from '#domain/message/value.ts'
import { quarterlyAnswer, type QuarterAnswer } from '#domain/narrative/quarterly.ts'
import { quarterSpan } from '#domain/quarters/quarter-words.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { heldIn } from '#domain/reference/scope.ts'
import { kindChoice } from '#sections/controls/kind-choice.ts'
import type { Action, FigureBlock } from '#sections/definition/body.ts'
import { defineSection, type Shown } from '#sections/definition/section-definition.ts'
import { quarterlyFiles } from './counts.ts'
import { type QuarterlyChoice, resolveQuarterly } from './quarterly-choice.ts'
import { quarterlyControls } from './quarterly-controls.ts'
import { QUARTERLY_STATE, type QuarterlyState } from './state.ts'

type Choice = QuarterlyChoice | null
type Quarterly = Shown<QuarterlyState, Choice>

/** What facilities count by month, added up to quarters: against the one before and the same of the year before, by place. */
export default defineSection<QuarterlyState, Choice, 'table'>({
  state: QUARTERLY_STATE,
  files: quarterlyFiles,
  resolve: resolveQuarterly,
  controls: quarterlyControls,
  empty: ({ choice, catalogue }) =>
    choice
      ? null
      : {
          title: message('quarters.none-title', { held: heldIn(catalogue.reference) }),
          text: [message('quarters.none-text', { held: heldIn(catalogue.reference) })],
          actions: [],
        },
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
      drill: (location) => ({ location }),
      drillWords: message('quarters.drill'),
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
    return message('quarters.none-title', { held: heldIn(catalogue.reference) })
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
