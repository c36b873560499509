import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useRef, useState } from 'react'
import type { DrawnFigure } from '#charts/annotations/place-on-picture.ts'
import type { Annotation } from '#domain/document/blocks/figure/annotations.ts'
import { shownColour } from '../own-colours.ts'
import { annotationOf, onFigure, type Spot, type Tool } from './annotating.ts'
import classes from './report.module.css'

interface AnnotateLayerProps {
  readonly title: string
  readonly drawn: DrawnFigure
  readonly tool: Tool
  readonly onAdd: (annotation: Annotation) => void
  /** Removes the last annotation. */
  readonly onRemoveLast: () => void
  /** Somebody wants to put down words and has not written any. */
  readonly onWordsMissing: () => void
}

const STEP = 0.02

/**
 * Takes the pointer over a figure: words where it is pressed, arrows and boxes from where it is pressed to where it is let go.
 * With the keyboard the arrow keys move a cross, and Enter puts down first one point and then the other.
 */
export function AnnotateLayer({
  title,
  drawn,
  tool,
  onAdd,
  onRemoveLast,
  onWordsMissing,
}: AnnotateLayerProps) {
  const { text } = useLanguage()
  const layer = useRef<HTMLButtonElement>(null)
  const [from, setFrom] = useState<Spot | null>(null)
  const [at, setAt] = useState<Spot>({ x: 0.5, y: 0.5 })
  const [byKeys, setByKeys] = useState(false)
  const spotOf = ({ clientX, clientY }: React.PointerEvent): Spot => {
    const box = layer.current?.getBoundingClientRect()
    return box
      ? onFigure({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height })
      : { x: 0, y: 0 }
  }
  const put = (start: Spot, end: Spot) => {
    setFrom(null)
    const made = annotationOf(tool, [start, end], drawn)
    if (made) onAdd(made)
    else if (tool.kind === 'text') onWordsMissing()
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    const moved = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
    if (moved) {
      const [across = 0, down = 0] = moved
      const by = event.shiftKey ? STEP * 5 : STEP
      setByKeys(true)
      setAt(({ x, y }) => onFigure({ x: x + across * by, y: y + down * by }))
    } else if (event.key === 'Enter' || event.key === ' ') {
      setByKeys(true)
      if (tool.kind === 'text') put(at, at)
      else if (from) put(from, at)
      else setFrom(at)
    } else if (event.key === 'Delete' || event.key === 'Backspace') onRemoveLast()
    else return
    event.preventDefault()
  }
  const draft = tool.kind === 'text' ? null : from
  return (
    <button
      ref={layer}
      type="button"
      aria-label={text(message('report.annotate-it', { title }))}
      className={classes.annotate}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setByKeys(false)
        setAt(spotOf(event))
        setFrom(spotOf(event))
      }}
      onPointerMove={(event) => from && !byKeys && setAt(spotOf(event))}
      onPointerUp={(event) => from && !byKeys && put(from, spotOf(event))}
      onPointerCancel={() => setFrom(null)}
      onKeyDown={onKeyDown}
    >
      <svg width="100%" height="100%" aria-hidden="true">
        {draft && tool.kind === 'box' && (
          <rect
            x={percent(Math.min(draft.x, at.x))}
            y={percent(Math.min(draft.y, at.y))}
            width={percent(Math.abs(at.x - draft.x))}
            height={percent(Math.abs(at.y - draft.y))}
            fill="none"
            stroke={shownColour(tool.colour)}
            strokeWidth={2}
            strokeDasharray="4 3"
          />
        )}
        {draft && tool.kind === 'arrow' && (
          <line
            x1={percent(draft.x)}
            y1={percent(draft.y)}
            x2={percent(at.x)}
            y2={percent(at.y)}
            stroke={shownColour(tool.colour)}
            strokeWidth={2}
            strokeDasharray="4 3"
          />
        )}
        {byKeys && (
          <g className={classes.cross}>
            <line x1={percent(at.x)} x2={percent(at.x)} y1="0" y2="100%" />
            <line x1="0" x2="100%" y1={percent(at.y)} y2={percent(at.y)} />
          </g>
        )}
      </svg>
    </button>
  )
}

function percent(share: number): string {
  return `${share * 100}%`
}
