import { useId, useRef } from 'react'
import type { Figure } from '#charts/figure.ts'
import { useFontScale } from '#web/kit/appearance.ts'
import { LoadFailureMessage, Loading } from '#web/kit/state-message.tsx'
import { useSize } from '#web/kit/use-size.ts'
import classes from './figure-plot.module.css'
import { MarkTooltip, markWords } from './mark-tooltip.tsx'
import { type ActiveMark, useMarks } from './use-marks.ts'
import { usePicture } from './use-picture.ts'
import { type Message, message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface FigurePlotProps {
  readonly figure: Figure
  /** Height in CSS pixels for a width; the figure's own unless the surroundings set it. */
  readonly height?: (width: number) => number
  readonly onDrill?: ((location: number) => void) | undefined
  /** What choosing a place does, where that is not to see what lies below. */
  readonly drillWords?: string
}

/** The drawn part of a figure: one tab stop, arrow keys through the marks, a tooltip for each. */
export function FigurePlot(props: FigurePlotProps) {
  const { text } = useLanguage()
  const { figure, height, onDrill, drillWords } = props
  const [box, { width }] = useSize<HTMLDivElement>()
  const host = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const fontScale = useFontScale()
  // Larger letters need more room: the figure is as high as a narrower one would be, enlarged.
  const tall = height?.(width) ?? figure.height(width / fontScale) * fontScale
  const { status, spots, retry } = usePicture({ host, figure, width, height: tall })
  const { active, plot } = useMarks({ figure, spots, onDrill })
  const leads = onDrill !== undefined && active?.mark.drill !== undefined
  const waiting = status === 'loading' ? <Loading what={figure.title} /> : null
  return (
    <div
      ref={box}
      className={classes.plot}
      style={{ height: tall }}
      data-leads={leads || undefined}
      role="application"
      aria-roledescription={text(message('card.chart'))}
      aria-label={figure.title}
      aria-describedby={helpId}
      {...plot}
    >
      <div ref={host} className={classes.host} aria-hidden="true" />
      {status === 'drawn' ? null : (
        <div className={classes.wait}>
          {waiting ?? (
            <LoadFailureMessage what={message('shell.this-figure')} reason="broken" onRetry={retry} />
          )}
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
          hint={leads ? text(hintOf(active, drillWords)) : undefined}
        />
      )}
      <span className="sr-only" id={helpId}>
        {figure.summary} {text(message('card.keys'))}
      </span>
      <span className="sr-only" aria-live="polite">
        {active?.by === 'keyboard' ? markWords(active.mark) : ''}
      </span>
    </div>
  )
}

function hintOf({ by }: ActiveMark, to: string | undefined): Message {
  return to === undefined ? message('card.look-below', { by }) : message('card.choose', { by, to })
}
