import { useRef, useState } from 'react'
import { moveFloating, nearestPlace } from './floating-place.ts'

/** So far a finger trembles, in pixels; who goes further drags. */
const TREMBLE = 8

interface Distance {
  readonly x: number
  readonly y: number
}

/** Lets a column of buttons be dragged to another of its places. Who has dragged one has not pressed it. */
export function useDragged() {
  const hasDragged = useRef(false)
  const [by, moveBy] = useState<Distance | null>(null)
  // The pointer may leave the buttons faster than they follow, so that the window is listened to.
  const follow = (start: Distance) => {
    const ended = new AbortController()
    const { signal } = ended
    const end = () => {
      ended.abort()
      moveBy(null)
    }
    const move = ({ clientX, clientY }: PointerEvent) => {
      const [x, y] = [clientX - start.x, clientY - start.y]
      hasDragged.current ||= Math.hypot(x, y) >= TREMBLE
      if (hasDragged.current) moveBy({ x, y })
    }
    const drop = ({ clientX, clientY }: PointerEvent) => {
      const { innerWidth: width, innerHeight: height } = window
      if (hasDragged.current) moveFloating(nearestPlace({ x: clientX, y: clientY }, { width, height }))
      end()
    }
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', drop, { signal })
    window.addEventListener('pointercancel', end, { signal })
  }
  return {
    style: by ? { transform: String(new DOMMatrix([1, 0, 0, 1, by.x, by.y])) } : undefined,
    onPointerDown: ({ clientX, clientY, button }: React.PointerEvent) => {
      hasDragged.current = false
      if (button === 0) follow({ x: clientX, y: clientY })
    },
    onClickCapture: (event: React.MouseEvent) => {
      if (!hasDragged.current) return
      hasDragged.current = false
      event.stopPropagation()
      event.preventDefault()
    },
  }
}
