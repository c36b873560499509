import { useRef } from 'react'

/** Pixels that a hand may tremble before a click becomes a drag. */
const TREMBLE = 4

/**
 * Handlers of an element whose content is moved by dragging; `onMove` gets the pixels since the last call, once a frame. The
 * click at the end of a drag goes no further.
 */
export function useDrag(enabled: boolean, onMove: (by: readonly [number, number]) => void) {
  const last = useRef<readonly [number, number] | null>(null)
  const waiting = useRef<readonly [number, number]>([0, 0])
  const frame = useRef(0)
  const isDrag = useRef(false)
  const flush = () => {
    frame.current = 0
    onMove(waiting.current)
    waiting.current = [0, 0]
  }
  return {
    onPointerDown: (event: React.PointerEvent) => {
      isDrag.current = false
      const onButton = event.target instanceof Element && event.target.closest('button') !== null
      last.current = enabled && !onButton && event.isPrimary ? [event.clientX, event.clientY] : null
    },
    onPointerMove: (event: React.PointerEvent) => {
      if (last.current === null || event.buttons === 0) return
      const by = [event.clientX - last.current[0], event.clientY - last.current[1]] as const
      if (!isDrag.current && Math.hypot(...by) < TREMBLE) return
      isDrag.current = true
      last.current = [event.clientX, event.clientY]
      waiting.current = [waiting.current[0] + by[0], waiting.current[1] + by[1]]
      frame.current ||= requestAnimationFrame(flush)
    },
    onPointerUp: () => {
      last.current = null
    },
    onClickCapture: (event: React.MouseEvent) => {
      if (!isDrag.current) return
      isDrag.current = false
      event.stopPropagation()
    },
  }
}
