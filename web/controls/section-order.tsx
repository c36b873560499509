import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { IconGripVertical } from '@tabler/icons-react'
import { SECTION_CHOICES } from '#catalogue/section-choices.ts'
import { CheckField, FieldNote } from '#web/kit/form/field.tsx'
import { FieldGroup } from '#web/kit/form/field-group.tsx'
import classes from './section-order.module.css'

interface SectionOrderProps {
  /** Titles of all sections that there are, in the order in which they are shown. */
  readonly order: readonly string[]
  readonly chosen: ReadonlySet<string>
  readonly error?: React.ReactNode
  readonly onOrder: (order: readonly string[]) => void
  readonly onToggle: (title: string) => void
}

const INSTRUCTIONS =
  'To move this section, press space. Use the arrow keys, then press space again to drop it, or escape to leave it where it was.'

/** Which sections a dashboard has, and in which order: by dragging the handle, or with the keyboard on it. */
export function SectionOrder({ order, chosen, error, onOrder, onToggle }: SectionOrderProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [order.indexOf(String(active.id)), order.indexOf(String(over?.id))]
    if (to >= 0 && from !== to) onOrder(arrayMove([...order], from, to))
  }
  return (
    <FieldGroup legend="Sections" invalid={Boolean(error)}>
      <FieldNote error={error} help="Tick those that the dashboard has; drag them into their order." />
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          announcements: announcementsFor(order),
          screenReaderInstructions: { draggable: INSTRUCTIONS },
          container: document.body,
        }}
      >
        <SortableContext items={[...order]} strategy={verticalListSortingStrategy}>
          <ul className={classes.sections}>
            {order.map((title) => (
              <MovableSection
                key={title}
                title={title}
                on={chosen.has(title)}
                onToggle={() => onToggle(title)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
    </FieldGroup>
  )
}

interface MovableSectionProps {
  readonly title: string
  readonly on: boolean
  readonly onToggle: () => void
}

function MovableSection({ title, on, onToggle }: MovableSectionProps) {
  const sortable = useSortable({ id: title })
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging } = sortable
  const description = SECTION_CHOICES.find((section) => section.title === title)?.description
  return (
    <li
      ref={setNodeRef}
      className={classes.section}
      data-moving={isDragging || undefined}
      style={transform ? { transform: `translateY(${transform.y}px)` } : {}}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.handle}
        aria-label={`Move ${title}`}
        aria-describedby={attributes['aria-describedby']}
        {...listeners}
      >
        <IconGripVertical size={18} aria-hidden="true" />
      </button>
      <CheckField label={title} help={description} checked={on} onChange={onToggle} />
    </li>
  )
}

function announcementsFor(order: readonly string[]): Announcements {
  const place = (id: string | number | undefined) =>
    `position ${order.indexOf(String(id)) + 1} of ${order.length}`
  return {
    onDragStart: ({ active }) => `Picked up ${active.id}, ${place(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${active.id} is now at ${place(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => `${active.id} dropped at ${place(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `${active.id} stays at ${place(active.id)}.`,
  }
}
