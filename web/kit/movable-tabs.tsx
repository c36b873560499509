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
  horizontalListSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable'
import { message } from '#domain/message/message.ts'
import { moveAnnouncements } from './move-announcements.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { SectionTab, TabProps } from './section-tab.ts'

interface MovableTabsProps {
  readonly sections: readonly SectionTab[]
  readonly tabOf: (section: SectionTab, at: number) => TabProps
  readonly onReorder: (slugs: readonly string[]) => void
}

/** The tabs of a section list that a reader may put into another order, by dragging or with the keyboard. */
export default function MovableTabs({ sections, tabOf, onReorder }: MovableTabsProps) {
  const language = useLanguage()
  const slugs = sections.map(({ slug }) => slug)
  const sensors = useSensors(
    // A short way first, so that a click stays a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [slugs.indexOf(String(active.id)), slugs.indexOf(String(over?.id))]
    if (to >= 0 && from !== to) onReorder(arrayMove(slugs, from, to))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: moveAnnouncements(
          slugs,
          (slug) => sections.find((section) => section.slug === slug)?.title ?? slug,
          language,
        ),
        screenReaderInstructions: { draggable: language.text(message('move.tab-help')) },
        container: document.body,
      }}
    >
      <SortableContext items={slugs} strategy={horizontalListSortingStrategy}>
        {sections.map((section, at) => (
          <MovableTab key={section.slug} slug={section.slug} tab={tabOf(section, at)} />
        ))}
      </SortableContext>
    </DndContext>
  )
}

function MovableTab({ slug, tab }: { readonly slug: string; readonly tab: TabProps }) {
  const { setNodeRef, attributes, listeners, transform, isDragging } = useSortable({ id: slug })
  const { text } = useLanguage()
  const keyDown = listeners?.onKeyDown
  return (
    <button
      {...tab}
      {...listeners}
      onKeyDown={(event) => {
        keyDown?.(event)
        // A picked-up tab takes the arrow keys for itself.
        if (isDragging) event.preventDefault()
      }}
      ref={setNodeRef}
      aria-roledescription={text(message('move.movable-tab'))}
      aria-describedby={attributes['aria-describedby']}
      data-moving={isDragging || undefined}
      style={{ ...tab.style, ...(transform && { transform: `translateX(${transform.x}px)` }) }}
    />
  )
}
