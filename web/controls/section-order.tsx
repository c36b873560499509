import {
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
import { message } from '#domain/message/message.ts'
import type { Section } from '#sections/definition/section-definition.ts'
import { Row, Stack } from '#web/kit/layout.tsx'
import { moveAnnouncements } from '#web/kit/move-announcements.ts'
import { useLanguage } from '#web/language/use-language.ts'
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

/** Which sections a dashboard has, and in which order: by dragging the handle, or with the keyboard on it. */
export function SectionOrder({ order, chosen, error, onOrder, onToggle }: SectionOrderProps) {
  const language = useLanguage()
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
          announcements: moveAnnouncements(order, (slug) => sectionOf(slug).title, language),
          screenReaderInstructions: { draggable: language.text(message('move.section-help')) },
          container: document.body,
        }}
      >
        <SortableContext items={[...order]} strategy={verticalListSortingStrategy}>
          <Stack as="ul" gap={6}>
            {order.map((slug) => (
              <MovableSection key={slug} slug={slug} on={chosen.has(slug)} onToggle={() => onToggle(slug)} />
            ))}
          </Stack>
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
  const { text } = useLanguage()
  const { title, description } = sectionOf(slug)
  return (
    <Row
      ref={setNodeRef}
      as="li"
      gap={12}
      align="center"
      className={classes.section}
      data-moving={isDragging || undefined}
      style={transform ? { transform: `translateY(${transform.y}px)` } : {}}
    >
      <Stack
        type="button"
        ref={setActivatorNodeRef}
        as="button"
        className={classes.handle}
        aria-label={text(message('move.section', { title }))}
        aria-describedby={attributes['aria-describedby']}
        {...listeners}
      >
        <IconGripVertical size={18} aria-hidden="true" />
      </Stack>
      <CheckField label={text(title)} help={text(description)} checked={on} onChange={onToggle} />
    </Row>
  )
}

function sectionOf(slug: string): Pick<Section, 'title' | 'description'> {
  return OFFERED_SECTIONS.find((section) => section.slug === slug) ?? { title: slug, description: '' }
}
