import { useLayoutEffect, useRef, useState } from 'react'
import type { Mark } from '#charts/figure.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { ActiveMark } from './use-marks.ts'
import type { PointKey } from '#domain/observation/point.ts'
import { WordButton } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import classes from './mark-tooltip.module.css'
import type { MarkSpot } from '#charts/drawing/mark-spots.ts'

/** Pixels between a mark and its tooltip, so that the mark stays visible. */
const DISTANCE = 14
/** Pixels kept free at the edges of the window. */
const MARGIN = 8

interface MarkTooltipProps {
  readonly mark: Mark
  /** Where the mark stands, in pixels of the plot that holds the tooltip. */
  readonly spot: MarkSpot
  /** How a touch goes on, for marks that lead somewhere. */
  readonly hint?: string | undefined
  readonly by: ActiveMark['by']
  readonly onAbout: (figure: PointKey) => void
}

/** The tooltip of a mark: above it where there is room, otherwise below, always inside the window. */
export function MarkTooltip({ mark, spot, hint, by, onAbout }: MarkTooltipProps) {
  const { text } = useLanguage()
  const ref = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  useLayoutEffect(() => {
    const box = ref.current
    const plot = box?.offsetParent?.getBoundingClientRect()
    if (box && plot) setPlace(placeOf(spot, plot, { width: box.offsetWidth, height: box.offsetHeight }))
  }, [spot])
  return (
    <div
      ref={ref}
      className={classes.tooltip}
      style={place ? place : { left: 0, top: 0, visibility: 'hidden' }}
      role="presentation"
    >
      <Text tone="plain" weight={600}>
        {mark.title}
      </Text>
      <Text tone="plain" size={16} weight={680} figures>
        {mark.value}
      </Text>
      {mark.lines.map(({ text, tone }) => (
        <Row key={text} data-tone={tone} as="p" className={classes.line}>
          {tone === 'warning' && <span aria-hidden="true">!</span>}
          {text}
        </Row>
      ))}
      {hint && (
        <Text above={4} tone="faint">
          {hint}
        </Text>
      )}
      {mark.number &&
        (by === 'touch' ? (
          <span className={classes.about}>
            <WordButton
              aria-haspopup="dialog"
              // The tab stop of the marks keeps the focus, and with it the tooltip.
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => {
                event.stopPropagation()
                if (mark.number) onAbout(mark.number)
              }}
            >
              {text(message('card.about-number'))}
            </WordButton>
          </span>
        ) : (
          <Text above={4} tone="faint">
            {text(message('card.about-by', { by }))}
          </Text>
        ))}
    </div>
  )
}

function placeOf(spot: MarkSpot, plot: DOMRect, size: { readonly width: number; readonly height: number }) {
  const least = MARGIN - plot.left
  const most = document.documentElement.clientWidth - MARGIN - size.width - plot.left
  const left = Math.max(least, Math.min(spot.x - size.width / 2, most))
  const above = spot.y - DISTANCE - size.height
  const fitsAbove = plot.top + above >= MARGIN
  return { left, top: fitsAbove ? above : spot.y + DISTANCE }
}
