import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
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
  /** Things from elsewhere that are dragged in among them. */
  readonly guests?: Guests
  /** Elements that use `useSortable` with the ids of the order. */
  readonly children: React.ReactNode
}

/** Things that are not in the order, and what becomes of them when they are dragged over it. */
export interface Guests {
  readonly detect: CollisionDetection
  readonly onMove: (event: DragMoveEvent) => void
  readonly onDrop: (event: DragEndEvent) => void
  readonly onLeave: () => void
}

/** Things that are put into another order by dragging or with the keyboard, each step said aloud. */
export function Movable({ order, nameOf, strategy, onMove, guests, children }: MovableProps) {
  const language = useLanguage()
  const sensors = useSensors(
    // A short way first, so that a click stays a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: placesByKeys }),
  )
  const isGuest = ({ active: { id } }: Pick<DragEndEvent, 'active'>) => !order.includes(String(id))
  const detect: CollisionDetection = (args) => {
    if (guests && isGuest(args)) return guests.detect(args)
    const own = args.droppableContainers.filter(({ id }) => order.includes(String(id)))
    return closestCenter({ ...args, droppableContainers: own })
  }
  const drop = (event: DragEndEvent) => {
    if (guests && isGuest(event)) return guests.onDrop(event)
    const { active, over } = event
    const [from, to] = [order.indexOf(String(active.id)), order.indexOf(String(over?.id))]
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detect}
      onDragMove={(event) => isGuest(event) && guests?.onMove(event)}
      onDragEnd={drop}
      onDragCancel={() => guests?.onLeave()}
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
