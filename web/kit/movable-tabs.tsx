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
  horizontalListSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable'
import type { SectionTab, TabProps } from './section-tab.ts'

interface MovableTabsProps {
  readonly sections: readonly SectionTab[]
  readonly tabOf: (section: SectionTab, at: number) => TabProps
  readonly onReorder: (slugs: readonly string[]) => void
}

const INSTRUCTIONS =
  'To move this tab, press space. While it is picked up, use the arrow keys, press space again to drop it, or escape to leave it where it was.'

/** The tabs of a section list that a reader may put into another order, by dragging or with the keyboard. */
export default function MovableTabs({ sections, tabOf, onReorder }: MovableTabsProps) {
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
        announcements: announcementsFor(sections),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
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
      aria-roledescription="movable tab"
      aria-describedby={attributes['aria-describedby']}
      data-moving={isDragging || undefined}
      style={{ ...tab.style, ...(transform && { transform: `translateX(${transform.x}px)` }) }}
    />
  )
}

function announcementsFor(sections: readonly SectionTab[]): Announcements {
  const title = (id: string | number) => sections.find(({ slug }) => slug === id)?.title ?? ''
  const place = (id: string | number | undefined) =>
    `position ${sections.findIndex(({ slug }) => slug === id) + 1} of ${sections.length}`
  return {
    onDragStart: ({ active }) => `Picked up ${title(active.id)}, ${place(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${title(active.id)} is now at ${place(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => `${title(active.id)} dropped at ${place(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `${title(active.id)} stays at ${place(active.id)}.`,
  }
}
