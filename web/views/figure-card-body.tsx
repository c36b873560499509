import { useState } from 'react'
import { citation } from '#charts/export/citation.ts'
import { serialiseView } from '#charts/view-address.ts'
import type { EmptyFigure, Figure, Openers } from '#charts/figure.ts'
import type { ReleaseStamp } from '#contract/release-file.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { View } from '#charts/view.ts'
import { Row, Text } from '#web/kit/layout.tsx'
import { roving } from '#web/kit/roving.ts'
import { useCopied } from '#web/kit/use-copied.ts'
import { useReaderHasSettled } from '#web/memory/reader-is-here.ts'
import { EmptyFigureMessage } from './empty-figure-message.tsx'
import { FigureActions } from './figure-actions.tsx'
import classes from './figure-card.module.css'
import { FigureKey } from './figure-key.tsx'
import { FigurePlot } from './figure-plot.tsx'
import { readHere } from './permalink.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Said } from '#web/language/said.tsx'
import { later } from '#web/kit/later.tsx'

const QuoteDialog = later(async () => (await import('./quote/quote-dialog.tsx')).QuoteDialog, {
  form: 'note',
})
const FigureTable = later(async () => (await import('./figure-table.tsx')).FigureTable)

const CardExtras = later(async () => (await import('./card-extras.tsx')).CardExtras, { form: 'line' })

const ComputedTable = later(async () => (await import('./computed-table.tsx')).ComputedTable)

export interface FigureCardProps {
  readonly figure: Figure
  /** The view of the figure; its address is the permalink. */
  readonly view: View
  readonly reference: ReferenceData
  readonly release: ReleaseStamp
  /** Level of the title in the page; 2 unless said. */
  readonly level?: 2 | 3
  /** Choices of form between subtitle and key: line or column, bars or map, intervals. */
  readonly switches?: React.ReactNode
  /** Drawn in place of the plot, for figures that are tables on the page. */
  readonly children?: React.ReactNode
  /** Drawn in place of the plot on the page only: the wide form has the figure's own legend. */
  readonly plot?: React.ReactNode
  /** True for the first figure of a page: words stand beside its signs. */
  readonly named?: boolean
  /** False where the page asks "Which figure should I quote?" itself; the wide form always does. */
  readonly quotable?: boolean
  /** Notes that stand elsewhere on the page. */
  readonly saidBeside?: readonly string[]
  /** Called with the destination of a mark that leads somewhere. */
  readonly opens?: Openers<void>
  /** The effect of choosing a mark, in words, where it does not open the places below. */
  readonly openWords?: string
  /** Called with the sources that are to be hidden, null: those that are at first; without it the key is no switch. */
  readonly onHide?: (sources: readonly number[] | null) => void
  /** Called with what the reader takes instead of an empty figure. */
  readonly onChooseInstead?: (alternative: EmptyFigure['alternatives'][number]) => void
}

interface CardBodyProps extends FigureCardProps {
  readonly expanded?: boolean
  /** Height of the plot for a width; the figure's own unless said. */
  readonly plotHeight?: (width: number) => number
  readonly onExpand?: () => void
  /** The reader is about to expand. */
  readonly onExpandIntent?: () => void
  readonly onClose?: () => void
}

/** The card itself, on the page and in the dialog. */
export function CardBody(props: CardBodyProps) {
  const language = useLanguage()
  const { text } = language
  const {
    figure,
    view,
    reference,
    release,
    level = 2,
    switches,
    children,
    expanded,
    quotable = true,
    named = false,
  } = props
  const [asTable, setAsTable] = useState(false)
  const [quoting, setQuoting] = useState(false)
  const [cited, copyCitation] = useCopied()
  const hasSettled = useReaderHasSettled()
  const Title = `h${level}` as const
  const notes = expanded ? figure.notes : figure.notes.filter((note) => !props.saidBeside?.includes(note))
  const cite = () =>
    copyCitation(citation(figure, { release, reference, language, ...readHere(view, release) }))
  return (
    <section
      ref={roving}
      className={classes.card}
      aria-label={figure.title}
      data-expanded={expanded || undefined}
      data-view={expanded ? undefined : serialiseView(view)}
      data-empty={figure.empty !== null || undefined}
      data-table={Boolean(children) || undefined}
    >
      <Row wrap align="start" justify="between" gap={12} rows={6}>
        <div className={classes.head}>
          <Title className={classes.title}>{figure.title}</Title>
          {figure.subtitle && (
            <Text above={2} tone="soft" size={13}>
              {figure.subtitle}
            </Text>
          )}
        </div>
        <FigureActions
          {...{ figure, view, reference, release, language, asTable, cited, named }}
          onCite={cite}
          onToggleTable={() => setAsTable(!asTable)}
          {...(props.onExpand && { onExpand: props.onExpand })}
          {...(props.onClose && { onClose: props.onClose })}
          onExpandIntent={props.onExpandIntent}
          onTableIntent={FigureTable.intend}
          {...(quotable && { onQuote: () => setQuoting(true), onQuoteIntent: QuoteDialog.intend })}
        />
      </Row>
      {switches && (
        <Row wrap align="center" gap={16} rows={8} screen above={12}>
          {switches}
        </Row>
      )}
      {figure.empty ? (
        <EmptyFigureMessage empty={figure.empty} reference={reference} onChoose={props.onChooseInstead} />
      ) : asTable ? (
        <>
          {figure.computed && <ComputedTable table={figure.computed} />}
          <FigureTable title={figure.title} rows={figure.rows} gaps={figure.gaps} reference={reference} />
        </>
      ) : (
        children || (!expanded && props.plot) || <DrawnFigure {...props} />
      )}
      {expanded && figure.summary && (
        <Text widest={760} above={16} tone="soft" ruled={16}>
          <Said what={message('card.in-words', { summary: figure.summary })} />
        </Text>
      )}
      <div className={classes.foot}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {figure.sourceLine && (
          <p>
            {figure.sourceLine}{' '}
            <button type="button" data-print="never" className={classes.textButton} onClick={cite}>
              {text(message(cited ? 'shell.copied' : 'card.cite'))}
            </button>
            {hasSettled && figure.rows.length > 0 && <CardExtras {...{ figure, view, reference }} />}
          </p>
        )}
      </div>
      {quoting && <QuoteDialog about={view} reference={reference} onClose={() => setQuoting(false)} />}
    </section>
  )
}

function DrawnFigure({ figure, onHide, opens, openWords, plotHeight }: CardBodyProps) {
  return (
    <>
      <FigureKey entries={figure.key} onHide={onHide} />
      <FigurePlot
        {...{ figure, opens }}
        {...(plotHeight && { height: plotHeight })}
        {...(openWords !== undefined && { openWords })}
      />
    </>
  )
}
