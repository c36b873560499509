import { useRef, useState } from 'react'
import { moveFloating, nearestPlace } from './floating-place.ts'

/** So far a finger trembles, in pixels; who goes further drags. */
const TREMBLE = 8

interface Start {
  readonly x: number
  readonly y: number
}

/** Lets a column of buttons be dragged to another of its places. Who has dragged one has not pressed it. */
export function useDragged() {
  const start = useRef<Start | null>(null)
  const hasDragged = useRef(false)
  const [by, moveBy] = useState<Start | null>(null)
  const end = () => {
    start.current = null
    moveBy(null)
  }
  return {
    style: by ? { transform: String(new DOMMatrix([1, 0, 0, 1, by.x, by.y])) } : undefined,
    onPointerDown: ({ clientX, clientY, button }: React.PointerEvent) => {
      hasDragged.current = false
      if (button === 0) start.current = { x: clientX, y: clientY }
    },
    onPointerMove: ({ clientX, clientY, currentTarget, pointerId }: React.PointerEvent) => {
      if (!start.current) return
      const [x, y] = [clientX - start.current.x, clientY - start.current.y]
      if (!hasDragged.current && Math.hypot(x, y) < TREMBLE) return
      if (!hasDragged.current) currentTarget.setPointerCapture(pointerId)
      hasDragged.current = true
      moveBy({ x, y })
    },
    onPointerUp: ({ clientX, clientY }: React.PointerEvent) => {
      if (hasDragged.current) {
        const { innerWidth: width, innerHeight: height } = window
        moveFloating(nearestPlace({ x: clientX, y: clientY }, { width, height }))
      }
      end()
    },
    onPointerCancel: end,
    onClickCapture: (event: React.MouseEvent) => {
      if (!hasDragged.current) return
      hasDragged.current = false
      event.stopPropagation()
      event.preventDefault()
    },
  }
}
