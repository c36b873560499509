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
import { OFFERED_SECTIONS } from '#sections/find-section.ts'
import { CheckField, FieldNote } from '#web/kit/form/field.tsx'
import { FieldGroup } from '#web/kit/form/field-group.tsx'
import classes from './section-order.module.css'

interface SectionOrderProps {
  /** Slugs of all sections that there are, in the order in which they are shown. */
  readonly order: readonly string[]
  readonly chosen: ReadonlySet<string>
  readonly error?: React.ReactNode
  readonly onOrder: (order: readonly string[]) => void
  readonly onToggle: (slug: string) => void
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
            {order.map((slug) => (
              <MovableSection key={slug} slug={slug} on={chosen.has(slug)} onToggle={() => onToggle(slug)} />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
    </FieldGroup>
  )
}

interface MovableSectionProps {
  readonly slug: string
  readonly on: boolean
  readonly onToggle: () => void
}

function MovableSection({ slug, on, onToggle }: MovableSectionProps) {
  const sortable = useSortable({ id: slug })
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging } = sortable
  const { title, description } = wordsOf(slug)
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

function wordsOf(slug: string | number): { readonly title: string; readonly description?: string } {
  return OFFERED_SECTIONS.find((section) => section.slug === slug) ?? { title: String(slug) }
}

function announcementsFor(order: readonly string[]): Announcements {
  const place = (id: string | number | undefined) =>
    `position ${order.indexOf(String(id)) + 1} of ${order.length}`
  return {
    onDragStart: ({ active }) => `Picked up ${wordsOf(active.id).title}, ${place(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${wordsOf(active.id).title} is now at ${place(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      `${wordsOf(active.id).title} dropped at ${place(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `${wordsOf(active.id).title} stays at ${place(active.id)}.`,
  }
}
