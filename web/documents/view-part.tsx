import { useMemo } from 'react'
import { countLost } from '#charts/annotations/carried-over.ts'
import type { Figure } from '#charts/figure.ts'
import { tableView } from '#charts/table/table-view.ts'
import { isView, type View } from '#charts/view.ts'
import type { FilledBlock } from '#domain/document/fill.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { useOnPaper } from '#web/kit/appearance.ts'
import { LoadFailureMessage, Loading } from '#web/kit/state-message.tsx'
import { Text } from '#web/kit/layout.tsx'
import { ScrollRegion } from '#web/kit/scroll-region.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { FigureCard } from '#web/views/figure-card.tsx'
import type { ViewData, ViewDataState } from '#web/views/use-view-data.ts'
import { useViewFigure } from '#web/views/use-view-figure.ts'
import { AnnotatedPlot } from './annotated-plot.tsx'
import { ReleasedData } from './released-data.tsx'
import { NotShown } from './not-shown.tsx'
import classes from './document-blocks.module.css'
import { later } from '#web/kit/later.tsx'

const TablePart = later(async () => (await import('./table-part.tsx')).TablePart)

/** A block that shows a view. */
export type ViewBlock = Extract<FilledBlock, { readonly view: object }>

interface ViewPartProps {
  readonly block: ViewBlock
  /** The hash of the release whose figures it shows; null: the newest. */
  readonly release: string | null
}

/** A figure, the rows of one, or the sentence of one, loaded by itself. What cannot be shown is said in its place. */
export function ViewPart({ block, release }: ViewPartProps) {
  const { view: kept, kind } = block
  const view = useMemo(() => (isView(kept) && kind === 'table' ? tableView(kept) : kept), [kept, kind])
  return isView(view) ? <Loaded {...{ block, release, view }} /> : <NotShown />
}

function Loaded({ block, release, view }: ViewPartProps & { readonly view: View }) {
  return (
    <ReleasedData view={view} release={release}>
      {(state) => <Found block={block} view={view} state={state} />}
    </ReleasedData>
  )
}

interface FoundProps {
  readonly block: ViewBlock
  readonly view: View
  readonly state: ViewDataState
}

function Found({ block, view, state }: FoundProps) {
  if (state.status === 'failed') {
    return (
      <LoadFailureMessage
        what={message('document-blocks.the-part')}
        reason={state.reason}
        onRetry={state.retry}
      />
    )
  }
  if (state.status === 'unknown') return <NotShown why={message('document-blocks.unknown')} />
  if (state.status === 'refused') return <NotShown why={state.reason} />
  if (state.status === 'loading') return <Loading what={message('document-blocks.the-part')} />
  return <Drawn block={block} view={view} data={state.data} />
}

interface DrawnProps {
  readonly block: ViewBlock
  readonly view: View
  readonly data: ViewData
}

function Drawn({ block, view, data }: DrawnProps) {
  const { reference, catalogue } = data
  const made = useViewFigure(view, data)
  const { text } = useLanguage()
  const figure = useMemo(() => made && inWordsOf(made, block, text), [made, block, text])
  if (!figure) return <Loading what={message('document-blocks.the-part')} />
  const { release } = catalogue
  switch (block.kind) {
    case 'sentence':
      return <Text widest="80ch">{figure.empty?.text ?? figure.summary}</Text>
    case 'table':
      return <TablePart figure={figure} reference={reference} rows={block.rows} />
    default:
      return (
        <FigureCard
          {...{ figure, view, reference, release }}
          {...((block.annotations.length > 0 || block.height !== 'usual' || figure.leastWidth) && {
            plot: <Plot figure={figure} block={block} />,
          })}
        />
      )
  }
}

/** As wide as the page, or wider where its columns need it: then it scrolls by itself. */
function Plot({ figure, block }: React.ComponentProps<typeof AnnotatedPlot>) {
  const { text } = useLanguage()
  const onPaper = useOnPaper()
  const plot = <AnnotatedPlot figure={figure} block={block} />
  if (!figure.leastWidth || onPaper) return plot
  return (
    <ScrollRegion
      label={text(message('document-blocks.drawing', { figure: figure.title }))}
      className={classes.scroll}
    >
      <div style={{ minWidth: figure.leastWidth }}>{plot}</div>
    </ScrollRegion>
  )
}

/** The figure under the title that its author gave it, with their note before its own. */
function inWordsOf(figure: Figure, block: ViewBlock, text: Language['text']): Figure {
  if (block.kind === 'sentence') return figure
  const count = block.kind === 'figure' ? countLost(block.annotations, figure) : 0
  const lost = count === 0 ? [] : [text(message('document-blocks.lost-annotations', { count }))]
  const notes = [...(block.note ? [block.note] : []), ...lost, ...figure.notes]
  return { ...figure, title: block.title || figure.title, notes }
}
