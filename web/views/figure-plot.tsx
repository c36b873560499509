import { useId, useRef } from 'react'
import type { Figure } from '#charts/figure.ts'
import { useFontScale } from '#web/kit/appearance.ts'
import { LoadFailureMessage, Loading } from '#web/kit/state-message.tsx'
import { useSize } from '#web/kit/use-size.ts'
import classes from './figure-plot.module.css'
import { MarkTooltip, markWords } from './mark-tooltip.tsx'
import { useChart } from './use-chart.ts'
import { type ActiveMark, useMarks, useShapeUnderPointer } from './use-marks.ts'

interface FigurePlotProps {
  readonly figure: Figure
  /** Height in CSS pixels for a width; the figure's own unless the surroundings set it. */
  readonly height?: (width: number) => number
  readonly onDrill?: ((location: number) => void) | undefined
  /** What choosing a place does; `to see what lies below` unless said. */
  readonly drillWords?: string
}

const HINTS: Readonly<Record<ActiveMark['by'], string>> = {
  pointer: 'Select',
  touch: 'Tap again',
  keyboard: 'Press Enter',
}

/** The drawn part of a figure: one tab stop, arrow keys through the marks, a tooltip for each. */
export function FigurePlot(props: FigurePlotProps) {
  const { figure, height, onDrill, drillWords = 'to see what lies below' } = props
  const [box, { width }] = useSize<HTMLDivElement>()
  const host = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const fontScale = useFontScale()
  // Larger letters need more room: the figure is as high as a narrower one would be, enlarged.
  const tall = height?.(width) ?? figure.height(width / fontScale) * fontScale
  const { onHover, shapeUnderPointer } = useShapeUnderPointer(figure.marks)
  const { status, spots, retry } = useChart({ host, figure, width, height: tall, onHover })
  const { active, plot } = useMarks({ figure, spots, shapeUnderPointer, onDrill })
  const leads = onDrill !== undefined && active?.mark.drill !== undefined
  const waiting = status === 'loading' ? <Loading what={figure.title} /> : null
  return (
    <div
      ref={box}
      className={classes.plot}
      style={{ height: tall }}
      data-leads={leads || undefined}
      role="application"
      aria-roledescription="chart"
      aria-label={figure.title}
      aria-describedby={helpId}
      {...plot}
    >
      <div ref={host} className={classes.host} aria-hidden="true" />
      {status === 'drawn' ? null : (
        <div className={classes.wait}>
          {waiting ?? <LoadFailureMessage what="This figure" reason="broken" onRetry={retry} />}
        </div>
      )}
      {active?.by === 'keyboard' && (
        <span
          className={classes.ring}
          style={{ left: active.spot.x, top: active.spot.y }}
          aria-hidden="true"
        />
      )}
      {active && (
        <MarkTooltip
          mark={active.mark}
          spot={active.spot}
          hint={leads ? `${HINTS[active.by]} ${drillWords}` : undefined}
        />
      )}
      <span className="sr-only" id={helpId}>
        {figure.summary} Use the arrow keys to move through the marks, Enter to open a place.
      </span>
      <span className="sr-only" aria-live="polite">
        {active?.by === 'keyboard' ? markWords(active.mark) : ''}
      </span>
    </div>
  )
}
