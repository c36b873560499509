import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { IconCamera, IconPencil, IconPhotoOff } from '#web/kit/icons.ts'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { carriedOver, isEarlier } from '#charts/annotations/carried-over.ts'
import type { Figure } from '#charts/figure.ts'
import type { Picture } from '#charts/picture/picture.ts'
import { tableView } from '#charts/table/table-view.ts'
import { isView, type View } from '#charts/view.ts'
import type { FilledBlockOf } from '#domain/document/blocks.ts'
import type { Annotation } from '#domain/document/blocks/figure/annotations.ts'
import { FIGURE_HEIGHTS } from '#domain/document/blocks/figure/figure-block.ts'
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { Loading } from '#web/kit/state-message.tsx'
import type { ViewData } from '#web/views/use-view-data.ts'
import { useViewFigure } from '#web/views/use-view-figure.ts'
import { AnnotatedPlot } from '../blocks/figure/annotated-plot.tsx'
import { TablePart } from '../blocks/table/table-part.tsx'
import { ReleasedData } from '../released-data.tsx'
import { AnnotateBar } from './annotate-bar.tsx'
import { AnnotateLayer } from './annotate-layer.tsx'
import { FIRST_TOOL, type Tool } from './annotating.ts'
import { beginCapturing } from './capturing.ts'
import classes from './report.module.css'
import { changeBlock, keepPlaces } from './report-state.ts'

/** A figure or a table of the report. */
export type CapturedBlock = FilledBlockOf<'figure' | 'table'>

interface ViewContentProps {
  readonly block: CapturedBlock
  readonly isAnnotating: boolean
  readonly onAnnotate: (on: boolean) => void
  /** Told what the badge says. */
  readonly children: (state: 'loading' | 'empty' | 'shown', content: ReactNode) => ReactNode
}

/** A figure or a table as readers see it, or that there is none to see. */
export function ViewContent(props: ViewContentProps) {
  const { block, children } = props
  const { view: kept, kind } = block
  const view = useMemo(() => (isView(kept) && kind === 'table' ? tableView(kept) : kept), [kept, kind])
  if (!isView(view) || view.indicators.length === 0) return children('empty', <Empty block={block} />)
  return <Loaded {...props} view={view} />
}

function Loaded({ view, ...props }: ViewContentProps & { readonly view: View }) {
  const { block, children } = props
  return (
    <ReleasedData view={view} release={block.frozen}>
      {(state) => {
        if (state.status === 'ready') return <Drawn {...props} view={view} data={state.data} />
        return state.status === 'loading'
          ? children('loading', <Loading what={block.title || message('shell.the-figure')} />)
          : children('empty', <Empty block={block} />)
      }}
    </ReleasedData>
  )
}

function Drawn({
  view,
  data,
  ...props
}: ViewContentProps & { readonly view: View; readonly data: ViewData }) {
  const { block, children } = props
  const figure = useViewFigure(view, data)
  if (!figure) return children('loading', <Loading what={block.title || message('shell.the-figure')} />)
  if (figure.empty) return children('empty', <Empty block={block} />)
  if (block.kind === 'table') {
    const titled = { ...figure, title: block.title || figure.title }
    return children('shown', <TablePart figure={titled} reference={data.reference} rows={block.rows} />)
  }
  return children('shown', <Annotated {...props} block={block} figure={figure} />)
}

interface AnnotatedProps extends Omit<ViewContentProps, 'block' | 'children'> {
  readonly block: Extract<CapturedBlock, { readonly kind: 'figure' }>
  readonly figure: Figure
}

function Annotated({ block, figure, isAnnotating, onAnnotate }: AnnotatedProps) {
  const { text } = useLanguage()
  const [tool, setTool] = useState<Tool>(FIRST_TOOL)
  const words = useRef<HTMLInputElement>(null)
  const { annotations } = block
  const put = (next: readonly Annotation[]) => changeBlock(block, { annotations: next })
  useEffect(() => {
    if (!annotations.some(isEarlier)) return
    const read = carriedOver(annotations, figure, FIGURE_HEIGHTS[block.height])
    keepPlaces(block.id, annotations, read)
  }, [annotations, figure, block.height, block.id])
  const isFull = annotations.length >= DOCUMENT_LIMITS.annotations
  return (
    <>
      <Text weight={600}>{figure.title}</Text>
      {figure.subtitle && (
        <Text tone="soft" size={13} below={8}>
          {figure.subtitle}
        </Text>
      )}
      {isAnnotating && (
        <AnnotateBar
          {...{ tool, words }}
          count={annotations.length}
          onTool={setTool}
          onDone={() => onAnnotate(false)}
        />
      )}
      <AnnotatedPlot
        figure={figure}
        block={block}
        {...(isAnnotating && {
          cover: (picture: Picture) => (
            <AnnotateLayer
              title={figure.title}
              drawn={{ picture, marks: figure.marks }}
              tool={tool}
              onAdd={(annotation) => !isFull && put([...annotations, annotation])}
              onRemoveLast={() => put(annotations.slice(0, -1))}
              onWordsMissing={() => words.current?.focus()}
            />
          ),
        })}
      />
      <Row wrap gap={8} align="center" justify="between" above={8}>
        <Text tone="soft" size={13} shrinks>
          {figure.sourceLine}
        </Text>
        {!isAnnotating && (
          <Button onClick={() => onAnnotate(true)}>
            <IconPencil size={16} aria-hidden="true" /> {text(message('report.annotate'))}
          </Button>
        )}
      </Row>
    </>
  )
}

/** In the place of what was not captured, or has no figures in this release. */
function Empty({ block }: { readonly block: CapturedBlock }) {
  const { text } = useLanguage()
  const isTable = block.kind === 'table'
  return (
    <Row wrap gap={12} align="center" className={classes.empty}>
      <IconPhotoOff size={24} aria-hidden="true" />
      <Text grows>
        <strong>{text(message(isTable ? 'report.no-table' : 'report.no-chart'))}</strong>
        {!isTable && (
          <>
            <br />
            {text(message('report.re-capture-about'))}
          </>
        )}
      </Text>
      <Button onClick={() => beginCapturing({ as: block.kind, for: block.id })}>
        <IconCamera size={16} aria-hidden="true" /> {text(message('report.re-capture'))}
      </Button>
    </Row>
  )
}
