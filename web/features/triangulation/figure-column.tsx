import { useMemo, useState } from 'react'
import { blandAltmanFigure } from '#charts/bland-altman/bland-altman.ts'
import type { EmptyFigure } from '#charts/figure.ts'
import { message } from '#domain/message/message.ts'
import { sourceScatterFigure } from '#charts/source-scatter/source-scatter.ts'
import type { TriangulationRequest } from './triangulation-address.ts'
import type { SourceScatterView } from '#charts/source-scatter/view.ts'
import { Grid } from '#web/kit/layout.tsx'
import { LoadFailureMessage, Loading, Message } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { FigureCard } from '#web/views/figure-card.tsx'
import { HALF_A_PAGE, PaperWidth } from '#web/views/paper-width.ts'
import type { Answer } from './answer-parts.ts'
import classes from './results.module.css'
import { QuotePanel } from './quote-panel.tsx'
import { type Figures, useFigures } from './use-figures.ts'

interface FigureColumnProps {
  readonly answer: Answer
  readonly catalogue: Catalogue
  readonly asked: TriangulationRequest
  readonly onAsk: (selection: TriangulationRequest) => void
}

/** The figures of one indicator: the one to quote, the pairs as points, and their differences. */
export function FigureColumn(props: FigureColumnProps) {
  const { text } = useLanguage()
  const { indicator } = props.answer.inputs
  if (indicator) return <OfIndicator {...props} indicator={indicator.id} />
  return (
    <Message title={text(message('triangulate.choose-indicator'))}>
      {text(message('triangulate.needs-indicator'))}
    </Message>
  )
}

function OfIndicator(props: FigureColumnProps & { readonly indicator: number }) {
  const { indicator, asked, catalogue } = props
  const state = useFigures(indicator, asked.location, catalogue)
  if (state.status === 'loading') return <Loading what={message('shell.the-figures')} />
  if (state.status === 'failed') {
    return (
      <LoadFailureMessage what={message('shell.the-figures')} reason={state.reason} onRetry={state.retry} />
    )
  }
  return (
    <>
      <QuotePanel {...props} figures={state.figures} />
      <PairFigures {...props} figures={state.figures} />
    </>
  )
}

interface PairFiguresProps extends FigureColumnProps {
  readonly indicator: number
  readonly figures: Figures
}

/** The two charts; what is hidden in one is hidden in both. */
function PairFigures({ answer, catalogue, asked, onAsk, indicator, figures }: PairFiguresProps) {
  const [hidden, hide] = useState<readonly number[]>([])
  const { release } = catalogue
  const { reference, table } = figures
  const sources = useMemo(() => answer.sources.map(({ id }) => id), [answer])
  const { location } = asked
  const currentYear = answer.inputs.current_year
  const language = useLanguage()
  const input = useMemo(() => {
    const view: SourceScatterView = {
      kind: 'source-scatter',
      indicators: [indicator],
      sources,
      locations: location === null ? [] : [location],
      periods: [],
      options: hidden.length === 0 ? {} : { hidden },
    }
    return { view, table, reference, currentYear, language }
  }, [indicator, sources, location, hidden, table, reference, currentYear, language])
  const differences = useMemo(() => ({ ...input.view, kind: 'bland-altman' as const }), [input])
  const scatter = useMemo(() => sourceScatterFigure(input), [input])
  const plot = useMemo(() => blandAltmanFigure({ ...input, view: differences }), [input, differences])
  const instead = ({ source }: EmptyFigure['alternatives'][number]) => {
    if (source !== undefined) onAsk({ ...asked, comparisons: [source] })
  }
  if (scatter.empty?.alternatives.length === 0) {
    return (
      <Message title={language.text(message('triangulate.empty-figure', { why: scatter.empty.text }))}>
        {language.text(message('triangulate.charts-need'))}
      </Message>
    )
  }
  const shared = {
    reference,
    release,
    onHide: (wanted: readonly number[] | null) => hide(wanted ?? []),
    onChooseInstead: instead,
  }
  return (
    <PaperWidth value={HALF_A_PAGE}>
      <Grid className={classes.pair}>
        <FigureCard figure={scatter} view={input.view} {...shared} />
        {!scatter.empty && <FigureCard figure={plot} view={differences} {...shared} />}
      </Grid>
    </PaperWidth>
  )
}
