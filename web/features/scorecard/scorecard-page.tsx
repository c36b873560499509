import { useMemo } from 'react'
import { scorecardModel } from '#charts/scorecard/model.ts'
import { scorecardFigure } from '#charts/scorecard/scorecard.ts'
import type { ScorecardInput } from '#charts/scorecard/view.ts'
import { midSentence } from '#domain/message/indicator-words.ts'
import type { Language } from '#domain/message/language.ts'
import { plain, type Segment, strong } from '#domain/message/segment.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { parseScorecard, type ScorecardState, writeScorecard } from '#sections/scorecard/state.ts'
import {
  type ColumnQuestion,
  columnOfIndicator,
  columnsOfPeriods,
  type ScorecardColumn,
} from '#sections/scorecard/columns.ts'
import { SectionBody } from '#web/controls/section-body.tsx'
import { SectionFrame, type SectionPageProps } from '#web/controls/section-frame.tsx'
import { SectionLead, SectionMessage } from '#web/controls/section-lead.tsx'
import { useAddressState } from '#web/controls/use-address-state.ts'
import { LoadFailureMessage, Loading, Message } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { type IndicatorsData, useIndicators } from '#web/queries/use-indicators.ts'
import { FigureCard } from '#web/views/figure-card.tsx'
import { FigureKey } from '#web/views/figure-key.tsx'
import { leftOut } from './left-out.ts'
import { columnIndicators, MOST_COLUMNS, periodIndicator } from './scorecard-choice.ts'
import { ScorecardControls } from './scorecard-controls.tsx'
import { ScorecardTable } from './scorecard-table.tsx'
import { useRanks } from './use-ranks.ts'

const FIRST_COLUMNS = 6
const CODEC = { parse: parseScorecard, write: writeScorecard }

/** Places against their targets: several indicators, or the periods of one. */
export default function ScorecardPage({ dashboard, catalogue }: SectionPageProps) {
  const [state, change] = useAddressState(CODEC)
  const indicators = useMemo(() => {
    if (state.columns === 'indicators') return columnIndicators(state, dashboard, catalogue)
    const one = periodIndicator(state, dashboard, catalogue)
    return one === null ? [] : [one]
  }, [state, dashboard, catalogue])
  const figures = useIndicators(indicators, catalogue)
  const data = figures.status === 'ready' ? figures.data : null
  const currentYear = Number(catalogue.release.published_at.slice(0, 4))
  const columns = useColumns(state, indicators, data, currentYear)
  const shown =
    data && state.columns === 'indicators' ? columns.map(({ indicator }) => indicator) : indicators
  const controls = (
    <ScorecardControls {...{ state, dashboard, catalogue, data }} indicators={shown} onChange={change} />
  )
  return (
    <SectionFrame controls={controls}>
      {figures.status === 'loading' && (
        <SectionMessage>
          <Loading what={`${figures.arrived} of ${figures.wanted} indicators`} />
        </SectionMessage>
      )}
      {figures.status === 'failed' && (
        <SectionMessage>
          <LoadFailureMessage what="The scorecard" reason={figures.reason} onRetry={figures.retry} />
        </SectionMessage>
      )}
      {data && (
        <Content {...{ state, indicators, columns, currentYear, data, catalogue }} onChange={change} />
      )}
    </SectionFrame>
  )
}

/** The columns that the data can fill; none while the figures are on their way. */
function useColumns(
  state: ScorecardState,
  indicators: readonly number[],
  data: IndicatorsData | null,
  currentYear: number,
): readonly ScorecardColumn[] {
  return useMemo(() => {
    if (!data) return []
    const { source, period } = state
    const level = state.places === 'zones' ? 2 : 3
    const question: ColumnQuestion = { ...data, level, source, period, currentYear }
    const [one] = indicators
    if (state.columns === 'periods')
      return one === undefined ? [] : columnsOfPeriods(one, question, MOST_COLUMNS)
    const found = indicators.flatMap((id) => columnOfIndicator(id, question) ?? [])
    return state.indicators.length > 0 ? found : fullColumns(found)
  }, [state, indicators, data, currentYear])
}

interface ContentProps {
  readonly state: ScorecardState
  /** Looked up for the columns. */
  readonly indicators: readonly number[]
  readonly columns: readonly ScorecardColumn[]
  readonly currentYear: number
  readonly data: IndicatorsData
  readonly catalogue: SectionPageProps['catalogue']
  readonly onChange: (change: Partial<ScorecardState>) => void
}

function Content({ state, indicators, columns, currentYear, data, catalogue, onChange }: ContentProps) {
  const { release } = catalogue
  const level = state.places === 'zones' ? 2 : 3
  const language = useLanguage()
  const input = useMemo(
    () => inputOf(columns, state.places, data, currentYear, language),
    [columns, state, data, currentYear, language],
  )
  const model = useMemo(() => scorecardModel(input), [input])
  const figure = useMemo(() => scorecardFigure(input), [input])
  const order = state.order !== null && state.order < columns.length ? state.order : null
  const rankOf = useRanks(model, order, level)
  const rows = order === null ? model.rows : orderedRows(model.rows, order, level)
  return (
    <>
      <SectionLead
        heading={headingOf(model)}
        answer={answerOf(model)}
        moved={leftOut(state, { indicators, columns, reference: catalogue.reference })}
      />
      <SectionBody>
        {columns.length === 0 ? (
          <Message title="No source has figures of these indicators for the places in the rows.">
            Choose other indicators, another source or a later period.
          </Message>
        ) : (
          <FigureCard figure={figure} view={input.view} reference={data.reference} release={release}>
            <FigureKey entries={figure.key} onToggle={undefined} />
            <ScorecardTable
              {...{ model, rows, order, rankOf }}
              onOrder={(next) => onChange({ order: next })}
            />
          </FigureCard>
        )}
      </SectionBody>
    </>
  )
}

/** What opens without a choice of the reader's: columns that say something about most places. */
function fullColumns(columns: readonly ScorecardColumn[]): readonly ScorecardColumn[] {
  const fullest = Math.max(...columns.map(({ places }) => places))
  return columns.filter(({ places }) => 2 * places >= fullest).slice(0, FIRST_COLUMNS)
}

function inputOf(
  columns: readonly ScorecardColumn[],
  places: ScorecardState['places'],
  { table, reference }: IndicatorsData,
  currentYear: number,
  language: Language,
): ScorecardInput {
  return {
    view: {
      kind: 'scorecard',
      indicators: columns.map(({ indicator }) => indicator),
      sources: columns.map(({ source }) => source),
      locations: [1],
      periods: columns.map(({ period }) => isoPeriod(period)),
      options: { compareBy: places },
    },
    table,
    reference,
    currentYear,
    language,
  }
}

/** The nation first, then the places of one level from the highest; places without a figure last. */
function orderedRows(rows: ReturnType<typeof scorecardModel>['rows'], column: number, level: 2 | 3) {
  const valueIn = (row: (typeof rows)[number]) => row.cells[column]?.point?.value ?? Number.NEGATIVE_INFINITY
  const nation = rows.filter(({ place }) => place.level === 1)
  return [
    ...nation,
    ...rows.filter(({ place }) => place.level === level).toSorted((a, b) => valueIn(b) - valueIn(a)),
  ]
}

function headingOf({ heads, byPeriod }: ReturnType<typeof scorecardModel>): string {
  const [first] = heads
  if (byPeriod && first)
    return `How has ${midSentence(first.indicator.shortName)} changed from place to place?`
  const judged = heads.some(({ indicator }) => indicator.nationalTarget !== null && indicator.slope !== null)
  return judged ? 'Where do places stand against their targets?' : 'How do places compare?'
}

/** Where the nation stands, with the columns counted whose side its interval leaves open. */
function answerOf({ heads, rows, byPeriod }: ReturnType<typeof scorecardModel>): readonly Segment[] {
  const nation = rows.find(({ place }) => place.level === 1)
  const judged = (nation?.cells ?? []).filter((cell, at) => {
    const head = heads[at]
    return cell.point !== null && cell.standing !== 'none' && head !== undefined
  })
  if (judged.length === 0) {
    return [plain('No national target is set for what is shown, so no place is above or below one.')]
  }
  const sure = judged.filter(({ uncertain }) => !uncertain)
  const reached = sure.filter(({ standing }) => standing !== 'below').length
  const open = judged.length - sure.length
  const what = byPeriod ? 'periods' : 'indicators with a target'
  return [
    plain('Nigeria reaches its national target on '),
    strong(`${reached} of ${judged.length}`),
    plain(` ${what}${open === 0 ? '' : `; on ${open} the interval leaves the side open`}.`),
  ]
}
