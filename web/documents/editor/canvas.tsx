import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { indexOfBlock } from '#domain/document/editing/edit-blocks.ts'
import { message } from '#domain/message/message.ts'
import { Message } from '#web/kit/state-message.tsx'
import { moveAnnouncements } from '#web/kit/move-announcements.ts'
import { Grid, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { blockName } from './block-names.ts'
import type { BlockTasks } from './block-tasks.ts'
import { CanvasBlock } from './canvas-block.tsx'
import type { ShownWidth } from './editor-bar.tsx'
import classes from './editor.module.css'
import type { Editing } from './use-editing.ts'
import { useFilledBlocks } from './use-filled-blocks.ts'

interface CanvasProps {
  readonly editing: Editing
  readonly tasks: BlockTasks
  readonly catalogue: Catalogue
  readonly width: ShownWidth
  /** The id of the document, through which its pictures are seen; null: not in the account yet. */
  readonly id: string | null
  /** Somebody wants the settings of the selected block. */
  readonly onOpen: () => void
}

/** The document as readers see it, block by block, each with what can be done to it. */
export function Canvas({ editing, tasks, catalogue, width, id, onOpen }: CanvasProps) {
  const language = useLanguage()
  const { document, selected } = editing
  const { blocks } = document
  const filled = useFilledBlocks(document, catalogue.reference)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const order = blocks.map((block) => block.id)
  const nameOf = (wanted: string) => {
    const block = blocks.find((each) => each.id === wanted)
    return block ? blockName(block, language) : ''
  }
  const drop = ({ active, over }: DragEndEvent) => {
    const block = blocks.find((each) => each.id === active.id)
    if (block && over && over.id !== active.id) {
      tasks.move(block, indexOfBlock(document, String(over.id)))
    }
  }
  if (blocks.length === 0) return <Text tone="soft">Nothing here yet. Add the first block.</Text>
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
      <SortableContext items={order} strategy={rectSortingStrategy}>
        <Grid gap={24} className={classes.blocks} data-width={width}>
          {blocks.map((block, index) => (
            <CanvasBlock
              key={block.id}
              block={block}
              filled={filled?.get(block.id)}
              position={{ index, count: blocks.length }}
              isSelected={selected?.id === block.id}
              document={{ id, release: document.release === 'latest' ? null : document.release }}
              tasks={tasks}
              onSelect={editing.select}
              onOpen={onOpen}
            />
          ))}
        </Grid>
      </SortableContext>
      {filled === null && (
        <Message title="This is a template">
          What it shows is drawn once its shared controls have values.
        </Message>
      )}
    </DndContext>
  )
}
