import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, type SortingStrategy } from '@dnd-kit/sortable'
import { message, type Value } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { moveAnnouncements } from './move-announcements.ts'

interface MovableProps {
  /** Ids, in the order in which they stand. */
  readonly order: readonly string[]
  readonly nameOf: (id: string) => Value
  readonly strategy: SortingStrategy
  /** From where to where it stands afterwards, both from 0. */
  readonly onMove: (from: number, to: number) => void
  /** What uses `useSortable` with the ids of the order. */
  readonly children: React.ReactNode
}

/** Things that are put into another order by dragging or with the keyboard, each step said aloud. */
export function Movable({ order, nameOf, strategy, onMove, children }: MovableProps) {
  const language = useLanguage()
  const sensors = useSensors(
    // A short way first, so that a click stays a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: placesByKeys }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [order.indexOf(String(active.id)), order.indexOf(String(over?.id))]
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: moveAnnouncements(order, nameOf, language),
        screenReaderInstructions: { draggable: language.text(message('move.section-help')) },
        container: window.document.body,
      }}
    >
      <SortableContext items={[...order]} strategy={strategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

/** Arrow keys move by one place, Home and End to the first and the last. */
const placesByKeys: KeyboardCoordinateGetter = (event, arguments_) => {
  if (event.code !== 'Home' && event.code !== 'End') return sortableKeyboardCoordinates(event, arguments_)
  event.preventDefault()
  const places = [...arguments_.context.droppableRects.values()].toSorted(
    (a, b) => a.top - b.top || a.left - b.left,
  )
  const place = event.code === 'Home' ? places[0] : places.at(-1)
  return place && { x: place.left, y: place.top }
}
