import type { Block } from '#domain/document/blocks.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { BlockTasks } from './block-tasks.ts'
import type { Editing } from './use-editing.ts'

/** What the settings of a block are given. */
export interface SettingsProps<B extends Block = Block> {
  readonly block: B
  readonly editing: Editing
  readonly tasks: BlockTasks
  readonly catalogue: Catalogue
}
