import { leastHeightAt } from '#charts/drawing/least-height.ts'
import { useContext, useRef } from 'react'
import type { SvgNode } from '#charts/drawing/svg-node.ts'
import type { Figure, Openers } from '#charts/figure.ts'
import type { Picture } from '#charts/picture/picture.ts'
import { useFontScale, useOnPaper } from '#web/kit/appearance.ts'
import { LoadFailureMessage, Loading } from '#web/kit/state-message.tsx'
import { useNear } from '#web/kit/use-near.ts'
import { useSize } from '#web/kit/use-size.ts'
import classes from './figure-plot.module.css'
import { MarkWalk } from './mark-walk.tsx'
import { AboutNumber } from './number-door.tsx'
import { PaperWidth } from './paper-width.ts'
import { openerOf, useMarks } from './use-marks.ts'
import { usePicture } from './use-picture.ts'
import { message } from '#domain/message/message.ts'

/** How far from the window a figure is drawn, in CSS pixels: its shapes are most of a page, and none is missed further down. */
const NEAR = 250

interface FigurePlotProps {
  readonly figure: Figure
  /** Height in CSS pixels for a width; the figure's own unless the surroundings set it. */
  readonly height?: (width: number) => number
  readonly opens?: Openers<void> | undefined
  /** The effect of choosing a place, in words, where it does not open the places below. */
  readonly openWords?: string | undefined
  /** Marks on top of the picture, in its pixels. */
  readonly above?: (picture: Picture) => readonly SvgNode[]
  /** The layer that covers the picture, once it is drawn. */
  readonly cover?: (picture: Picture) => React.ReactNode
}

/**
 * The drawn part of a figure. Its marks are pictures with words, which a screen reader goes through like any text; beside
 * them stands one tab stop, on which the arrow keys walk through the marks, each with a tooltip.
 */
export function FigurePlot(props: FigurePlotProps) {
  const { figure, height, opens, openWords, above, cover } = props
  const [box, screen] = useSize<HTMLElement>()
  const host = useRef<HTMLDivElement>(null)
  const onPaper = useOnPaper()
  const paperWidth = useContext(PaperWidth)
  const fontScale = useFontScale()
  const isNear = useNear(box, NEAR, screen.width > 0, true)
  const width = onPaper ? paperWidth : screen.width
  // Larger letters need more room: the figure is as high as a narrower one would be, enlarged.
  const own = height?.(width) ?? figure.height(width / fontScale) * fontScale
  const tall = onPaper ? Math.min(own, leastHeightAt(figure, width) ?? own) : own
  const { status, spots, picture, retry } = usePicture({
    ...{ host, figure, width, above },
    height: tall,
    isNear,
  })
  const { active, at, pointer, keys, asked, ask } = useMarks({ figure, spots, opens })
  const leads = openerOf(active?.mark, opens) !== null
  const waiting = status === 'loading' ? <Loading what={figure.title} /> : null
  return (
    <>
      <figure
        ref={box}
        className={classes.plot}
        // On paper the drawing is as high as its width there allows.
        style={onPaper ? undefined : { height: tall }}
        data-leads={leads || undefined}
        aria-label={figure.title}
        {...(cover ? {} : pointer)}
      >
        <p className="sr-only">{figure.summary}</p>
        <div ref={host} className={classes.host} data-picture />
        {status === 'drawn' || status === 'far' ? null : (
          <div className={classes.wait}>
            {waiting ?? (
              <LoadFailureMessage what={message('shell.this-figure')} reason="broken" onRetry={retry} />
            )}
          </div>
        )}
        <MarkWalk {...{ figure, active, at, keys, ask, leads, openWords }} />
        {picture && cover?.(picture)}
      </figure>
      {asked && <AboutNumber figure={asked} onClose={() => ask(null)} />}
    </>
  )
}
