import { useRef, useState } from 'react'
import type { Figure, Mark, Openers } from '#charts/figure.ts'
import type { PointKey } from '#domain/observation/point.ts'
import type { MarkSpot } from '#charts/drawing/mark-spots.ts'
import { markAt } from '#charts/drawing/picture-svg.ts'
import { nearestMark, stepTo } from './mark-steps.ts'

/** The mark the reader is at. A ring is drawn for the keyboard only; a touch opens a place at the second tap. */
export interface ActiveMark {
  readonly mark: Mark
  readonly spot: MarkSpot
  readonly by: 'pointer' | 'touch' | 'keyboard'
}

interface Position {
  readonly figure: Figure
  readonly index: number
  readonly by: ActiveMark['by']
}

interface MarksOf {
  readonly figure: Figure
  readonly spots: readonly (MarkSpot | null)[]
  readonly opens?: Openers<void> | undefined
  /** Position of the mark under a spot of the plot, or -1; where marks are no shapes of the page. */
  readonly markAtSpot?: (spot: MarkSpot) => number
}

/** Pointer, touch and keyboard on the marks of a figure: which one is active, and the handlers of the plot. */
export function useMarks({ figure, spots, opens, markAtSpot }: MarksOf) {
  const [position, setPosition] = useState<Position | null>(null)
  const [asked, ask] = useState<PointKey | null>(null)
  const stop = useRef<HTMLDivElement>(null)
  // A position on an earlier figure says nothing about this one.
  const at = position?.figure === figure ? position : null
  const go = (index: number, by: ActiveMark['by']) => setPosition(index < 0 ? null : { figure, index, by })
  const leave = () => setPosition(null)
  const open = (index: number, { shiftKey }: Pick<MouseEvent, 'shiftKey'>) => {
    const mark = figure.marks[index]
    // A click and Enter lead to the destination of a mark, with Shift to what is known about its figure.
    if (!shiftKey) openerOf(mark, opens)?.()
    else if (mark?.number) ask(mark.number)
  }
  const under = (event: React.MouseEvent) => {
    const shape = shapeUnder(event, figure.marks)
    if (shape >= 0) return shape
    const plot = event.currentTarget.getBoundingClientRect()
    const spot = { x: event.clientX - plot.left, y: event.clientY - plot.top }
    return markAtSpot ? markAtSpot(spot) : nearestMark(spots, spot)
  }
  const mark = at ? figure.marks[at.index] : undefined
  const spot = at ? spots[at.index] : undefined
  const active: ActiveMark | null = at && mark && spot ? { mark, spot, by: at.by } : null
  return {
    active,
    /** Position of the active mark, from 1; 0 for none. */
    at: active && at ? at.index + 1 : 0,
    /** The figure whose "About this number" is open. */
    asked,
    ask,
    /** Handlers of the element that holds the picture. */
    pointer: {
      onPointerMove: (event: React.PointerEvent) => {
        if (event.pointerType === 'touch') return
        const index = under(event)
        if (index !== (at?.index ?? -1)) go(index, 'pointer')
      },
      onPointerLeave: (event: React.PointerEvent) => {
        if (event.pointerType !== 'touch') leave()
      },
      // A click with Shift marks no words of the page. The second tap finds the mark of the first: the focus stays, and with it the mark.
      onMouseDown: (event: React.MouseEvent) => {
        if (event.shiftKey || at?.by === 'touch') event.preventDefault()
      },
      onClick: (event: React.MouseEvent) => {
        const index = under(event)
        if (isTouch(event) && at?.index !== index) go(index, 'touch')
        else open(index, event)
        // The keys go on from where the pointer was.
        stop.current?.focus({ preventScroll: true })
      },
    },
    /** Handlers of the one tab stop for all marks. */
    keys: {
      ref: stop,
      onBlur: leave,
      onKeyDown: (event: React.KeyboardEvent) => {
        const { key } = event
        if (key === 'Escape' && at) {
          // The first Esc closes the tooltip, not the dialog around the figure.
          event.preventDefault()
          event.stopPropagation()
          leave()
        } else if (key === 'Enter' && at) {
          open(at.index, event)
        } else {
          const index = at ? stepTo(spots, at.index, key) : firstStep(key, spots.length)
          if (index === null) return
          event.preventDefault()
          go(index, 'keyboard')
        }
      },
    },
  }
}

/** Goes to the destination of a mark; null where nothing answers to its kind. */
export function openerOf(mark: Mark | undefined, opens: Openers<void> | undefined): (() => void) | null {
  const { kind, id } = mark?.destination ?? {}
  const open = kind && opens?.[kind]
  return open && id !== undefined ? () => open(id) : null
}

/** The position of the mark whose own shape the pointer is on, or -1: it wins over the nearest one. */
function shapeUnder({ target }: React.MouseEvent, marks: readonly Mark[]): number {
  const at = target instanceof Element ? markAt(target) : null
  return marks.findIndex(({ id }) => id === at)
}

function isTouch({ nativeEvent }: React.MouseEvent): boolean {
  return 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
}

/** The first arrow key goes to the first mark, End to the last. */
function firstStep(key: string, count: number): number | null {
  if (count === 0) return null
  if (key === 'End') return count - 1
  return ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Home'].includes(key) ? 0 : null
}
