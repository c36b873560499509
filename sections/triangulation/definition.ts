import type { View } from '#charts/view.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { indicatorName, listOf, placeName } from '#domain/message/value.ts'
import type { Block, Body, FigureBlock } from '#sections/definition/body.ts'
import { defineSection } from '#sections/definition/section-definition.ts'
import type { SectionTables } from '#sections/definition/section-tables.ts'
import { judgementFiles, type Judgement } from './judgement.ts'
import { resultCitation } from './result-citation.ts'
import { aboutLines, gradeRows, indicatorRows, pairRows } from './result-rows.ts'
import { stateToShow, TRIANGULATION_STATE, type TriangulationState } from './state.ts'
import {
  resultOf,
  type ShownTriangulation,
  TRIANGULATION_WORK,
  type TriangulationChoice,
  triangulationChoice,
} from './triangulation-choice.ts'
import { triangulationControls } from './triangulation-controls.ts'

type Panel = 'begin' | 'progress' | 'grades' | 'quote' | 'not-judged' | 'details'

/** Advanced Triangulation: two or three sources side by side, how far they agree and what each adds. */
export default defineSection<TriangulationState, TriangulationChoice, Panel>({
  state: TRIANGULATION_STATE,
  stateToShow,
  files: judgementFiles,
  resolve: triangulationChoice,
  work: TRIANGULATION_WORK,
  controls: triangulationControls,
  lead: (shown) => {
    const { judgement, progress } = shown.choice
    if (!judgement || isOver(progress.status)) {
      return {
        heading: message('triangulate.question'),
        answer: message('triangulate.lead'),
        quoted: null,
      }
    }
    const answer = progress.status === 'ready' ? progress.answer.headline : message('triangulate.in-progress')
    return { heading: headingOf(judgement), answer, quoted: null }
  },
  views: bodyOf,
  tables: tablesOf,
  panels: ['begin', 'progress', 'grades', 'quote', 'not-judged', 'details'],
})

/** Work that failed or was stopped leads back to the choice. */
function isOver(status: TriangulationChoice['progress']['status']): boolean {
  return status === 'failed' || status === 'cancelled'
}

/** `How far do the sources agree on Penta 3 coverage in Kano?` */
function headingOf({ question }: Judgement): Message {
  const { indicator, location, primary, comparisons } = question
  const place = location
    ? ({ where: 'place', place: placeName(location) } as const)
    : ({ where: 'all', place: '' } as const)
  return indicator
    ? message('triangulate.heading', { indicator: indicatorName(indicator), ...place })
    : message('triangulate.heading-all', {
        sources: listOf([primary, ...comparisons].map(({ name }) => name)),
        ...place,
      })
}

const panel = (name: Panel) => ({ block: 'panel', panel: name }) as const

function bodyOf(shown: ShownTriangulation): Body<TriangulationState, Panel> {
  const { request, progress } = shown.choice
  if (!request || isOver(progress.status)) return { main: [panel('begin')] }
  const result = resultOf(shown)
  if (!result) return { main: [panel('progress')] }
  const { answer } = result
  const { indicator } = request
  const notJudged = answer.not_judged.length > 0 ? [panel('not-judged')] : []
  const ofOne: readonly Block<TriangulationState, Panel>[] = [
    panel('quote'),
    ...(indicator === null ? [] : pairFigures(shown, indicator)),
  ]
  return {
    main: [panel('grades'), panel('details'), panel('progress')],
    side: [...ofOne, ...notJudged],
  }
}

/** The pairs as points, and their differences; a comparison that is hidden in one is hidden in both. */
function pairFigures(
  { choice: { request }, wanted: { hidden } }: ShownTriangulation,
  indicator: number,
): readonly FigureBlock<TriangulationState, Panel>[] {
  const view = {
    indicators: [indicator],
    sources: request ? [request.primary, ...request.comparisons] : [],
    locations: request?.location == null ? [] : [request.location],
    periods: [],
    options: hidden.length === 0 ? {} : { hidden },
  }
  const views: readonly View[] = [
    { kind: 'source-scatter', ...view },
    { kind: 'bland-altman', ...view },
  ]
  return views.map((own) => ({
    block: 'figure',
    name: own.kind,
    view: own,
    hide: (sources) => ({ hidden: sources ?? [] }),
    instead: ({ source }) => (source === undefined ? {} : { comparisons: [source], asked: true }),
  }))
}

function tablesOf(shown: ShownTriangulation): SectionTables | null {
  const result = resultOf(shown)
  const { judgement } = shown.choice
  if (!result || !judgement) return null
  const { answer } = result
  const { language } = shown
  const title: Value = headingOf(judgement)
  return {
    title,
    tables: [
      {
        sheet: message('triangulate.sheet-grades'),
        entry: message('triangulate.file-grades'),
        rows: () => gradeRows(answer, language),
      },
      {
        sheet: message('triangulate.sheet-pairs'),
        entry: message('triangulate.file-pairs'),
        rows: () => pairRows(answer, language),
      },
      {
        sheet: message('triangulate.sheet-indicators'),
        entry: message('triangulate.file-indicators'),
        rows: () => indicatorRows(answer),
      },
    ],
    about: () => aboutLines(answer, title),
    citation: (read) => resultCitation(answer, read),
  }
}
