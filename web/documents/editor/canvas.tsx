import { rectSortingStrategy } from '@dnd-kit/sortable'
import { Message } from '#web/kit/state-message.tsx'
import { Movable } from '#web/kit/movable.tsx'
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
  const order = blocks.map((block) => block.id)
  const nameOf = (wanted: string) => {
    const block = blocks.find((each) => each.id === wanted)
    return block ? blockName(block, language) : ''
  }
  const move = (from: number, to: number) => {
    const block = blocks[from]
    if (block) tasks.move(block, to)
  }
  if (blocks.length === 0) return <Text tone="soft">Nothing here yet. Add the first block.</Text>
  return (
    <Movable order={order} nameOf={nameOf} strategy={rectSortingStrategy} onMove={move}>
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
      {filled === null && (
        <Message title="This is a template">
          What it shows is drawn once its shared controls have values.
        </Message>
      )}
    </Movable>
  )
}
