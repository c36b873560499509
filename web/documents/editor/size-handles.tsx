import { useRef } from 'react'
import type { Block } from '#domain/document/blocks.ts'
import { type BlockSize, draggedSize, sizeOf } from './block-size.ts'
import classes from './editor.module.css'

interface SizeHandlesProps {
  readonly block: Block
  /** While an edge is held: the size that letting go would give; null: it is held no more. */
  readonly onPreview: (size: BlockSize | null) => void
  readonly onSize: (size: BlockSize) => void
}

/**
 * The edges of a block that the mouse takes hold of, to make it wider and higher. By keyboard its settings do that, so that these
 * are neither focused nor read aloud.
 */
export function SizeHandles({ block, onPreview, onSize }: SizeHandlesProps) {
  const size = sizeOf(block)
  if (size.width === undefined) return null
  return (
    <>
      <Edge edge="right" {...{ size, onPreview, onSize }} />
      {size.height !== undefined && <Edge edge="bottom" {...{ size, onPreview, onSize }} />}
    </>
  )
}

interface EdgeProps extends Omit<SizeHandlesProps, 'block'> {
  readonly edge: 'right' | 'bottom'
  readonly size: BlockSize
}

/** Where an edge was taken hold of, and the room that there was. */
interface Held {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly line: number
}

function Edge({ edge, size, onPreview, onSize }: EdgeProps) {
  const held = useRef<Held | null>(null)
  const sizeAt = ({ clientX, clientY }: React.PointerEvent, { x, y, ...room }: Held) =>
    draggedSize(size, room, {
      across: edge === 'right' ? clientX - x : 0,
      down: edge === 'bottom' ? clientY - y : 0,
    })
  const letGo = () => {
    held.current = null
    onPreview(null)
  }
  return (
    <div
      aria-hidden="true"
      className={classes.edge}
      data-edge={edge}
      onPointerDown={(event) => {
        const { currentTarget, clientX: x, clientY: y } = event
        const block = currentTarget.parentElement
        if (event.button !== 0 || !block) return
        // No text is selected on the way.
        event.preventDefault()
        currentTarget.setPointerCapture(event.pointerId)
        const line = block.parentElement?.clientWidth ?? block.offsetWidth
        held.current = { x, y, width: block.offsetWidth, line }
      }}
      onPointerMove={(event) => {
        if (held.current) onPreview(sizeAt(event, held.current))
      }}
      onPointerUp={(event) => {
        if (held.current) onSize(sizeAt(event, held.current))
        letGo()
      }}
      onPointerCancel={letGo}
    />
  )
}
