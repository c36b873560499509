import { type CollisionDetection, DragOverlay } from '@dnd-kit/core'
import { rectSortingStrategy } from '@dnd-kit/sortable'
import { useState } from 'react'
import { type Guests, Movable } from '#web/kit/movable.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { blockName } from '../blocks/block-names.ts'
import type { BlockTasks } from './block-tasks.ts'
import { type DropPlace, dropPlace, indexOfPlace } from './drop-place.ts'
import classes from './editor.module.css'
import type { DraggedEntry } from './palette.tsx'
import type { Wanted } from './wanted.ts'
import type { Editing } from './use-editing.ts'

/** The id of the sheet on which blocks stand, as a place to drop on. */
export const CANVAS_PLACE = 'canvas'

interface CanvasDragProps {
  readonly editing: Editing
  readonly tasks: BlockTasks
  /** Something was dropped that is to stand at `index`, from 0. */
  readonly onAdd: (wanted: Wanted, index: number) => void
  /** What holds the palette and the canvas; it is told where what is being dragged in would stand. */
  readonly children: (place: DropPlace | null) => React.ReactNode
}

/** Blocks are moved on the canvas, and new ones are dragged onto it from the palette. */
export function CanvasDrag({ editing, tasks, onAdd, children }: CanvasDragProps) {
  const language = useLanguage()
  const [entry, setEntry] = useState<DraggedEntry | null>(null)
  const [place, setPlace] = useState<DropPlace | null>(null)
  const { blocks } = editing.document
  const order = blocks.map(({ id }) => id)
  const nameOf = (wanted: string) => {
    const block = blocks.find(({ id }) => id === wanted)
    return block ? blockName(block, language) : ''
  }
  const move = (from: number, to: number) => {
    const block = blocks[from]
    if (block) tasks.move(block, to)
  }
  const leave = () => {
    setEntry(null)
    setPlace(null)
  }
  const guests: Guests = {
    detect: (args) => collisionsOf(order, args),
    onMove: ({ active, collisions }) => {
      const next: DropPlace | null = collisions?.[0]?.data?.place ?? null
      setEntry(entryOf(active.data.current))
      setPlace((before) => (isSamePlace(before, next) ? before : next))
    },
    onDrop: ({ active, collisions }) => {
      const there: DropPlace | null = collisions?.[0]?.data?.place ?? null
      const dropped = entryOf(active.data.current)
      if (there && dropped) onAdd(dropped.wanted, indexOfPlace(editing.document, there))
      leave()
    },
    onLeave: leave,
  }
  return (
    <Movable order={order} nameOf={nameOf} strategy={rectSortingStrategy} onMove={move} guests={guests}>
      {children(place)}
      <DragOverlay dropAnimation={null}>
        {entry && <div className={classes.dragged}>{entry.name}</div>}
      </DragOverlay>
    </Movable>
  )
}

function collisionsOf(
  order: readonly string[],
  { droppableRects, pointerCoordinates }: Parameters<CollisionDetection>[0],
): ReturnType<CollisionDetection> {
  const canvas = droppableRects.get(CANVAS_PLACE)
  if (!canvas || !pointerCoordinates) return []
  const blocks = order.flatMap((id) => {
    const rect = droppableRects.get(id)
    return rect ? [{ id, rect }] : []
  })
  const place = dropPlace(pointerCoordinates, canvas, blocks)
  return place ? [{ id: place.block ?? CANVAS_PLACE, data: { place } }] : []
}

function entryOf(data: { readonly entry?: DraggedEntry } | undefined): DraggedEntry | null {
  return data?.entry ?? null
}

function isSamePlace(a: DropPlace | null, b: DropPlace | null): boolean {
  return a?.block === b?.block && a?.edge === b?.edge && (a === null) === (b === null)
}
