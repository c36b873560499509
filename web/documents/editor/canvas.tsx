import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useDroppable } from '@dnd-kit/core'
import { Message } from '#web/kit/state-message.tsx'
import { Grid, Text } from '#web/kit/layout.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { BlockTasks } from './block-tasks.ts'
import { CanvasBlock } from './canvas-block.tsx'
import { CANVAS_PLACE } from './canvas-drag.tsx'
import type { DropPlace } from './drop-place.ts'
import type { ShownWidth } from './editor-bar.tsx'
import classes from './editor.module.css'
import type { Editing } from './use-editing.ts'
import { useFilledBlocks, useFilledSubject } from './use-filled-blocks.ts'

interface CanvasProps {
  readonly editing: Editing
  readonly tasks: BlockTasks
  readonly catalogue: Catalogue
  readonly width: ShownWidth
  /** The id of the document, through which its pictures are seen; null: not in the account yet. */
  readonly id: string | null
  /** Where what is being dragged in would stand; null: nothing is. */
  readonly place: DropPlace | null
  /** Somebody wants the settings of the selected block. */
  readonly onOpen: () => void
}

/** The document as readers see it, block by block, each with what can be done to it. */
export function Canvas({ editing, tasks, catalogue, width, id, place, onOpen }: CanvasProps) {
  const { text } = useLanguage()
  const { document, selected } = editing
  const { blocks } = document
  const filled = useFilledBlocks(document, catalogue.reference)
  const subject = useFilledSubject(document, catalogue.reference)
  if (blocks.length === 0) {
    return (
      <Text tone="soft" className={classes.nothing} data-drop={place ? 'here' : undefined}>
        {text(message('canvas.nothing'))}
      </Text>
    )
  }
  return (
    <>
      <Grid gap={24} className={classes.blocks} data-width={width}>
        {blocks.map((block, index) => (
          <CanvasBlock
            key={block.id}
            block={block}
            filled={filled?.get(block.id)}
            position={{ index, count: blocks.length }}
            isSelected={selected?.id === block.id}
            place={place?.block === block.id ? place : null}
            document={{
              id,
              release: document.release === 'latest' ? null : document.release,
              kind: document.kind,
              subject,
            }}
            tasks={tasks}
            onSelect={editing.select}
            onOpen={onOpen}
          />
        ))}
      </Grid>
      {filled === null && (
        <Message title={text(message('canvas.template'))}>{text(message('canvas.template-about'))}</Message>
      )}
    </>
  )
}

interface SheetProps {
  readonly width: ShownWidth
  readonly children: React.ReactNode
}

/** The sheet on which the document stands: new blocks are dropped on it. */
export function Sheet({ width, children }: SheetProps) {
  const { setNodeRef } = useDroppable({ id: CANVAS_PLACE })
  return (
    <div ref={setNodeRef} className={classes.page} data-width={width}>
      {children}
    </div>
  )
}
