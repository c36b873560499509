import type { IconProps } from '#web/kit/icons.ts'
import type { ComponentType, ReactNode } from 'react'
import type { Block, BlockKind, BlockOf } from '#domain/document/blocks.ts'
import type { Document } from '#domain/document/document.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { SettingsProps } from '../editor/settings-props.ts'
import type { Wanted, WantedOf } from '../editor/wanted.ts'

/** The document that a new block goes into, and what there is. */
export interface Surroundings {
  readonly document: Document
  readonly catalogue: Catalogue
}

interface Offered {
  /** Where it stands among what can be added. */
  readonly group: 'figures' | 'words' | 'other'
  readonly Icon: ComponentType<IconProps>
}

/** How blocks of a kind are added and set. */
export interface BlockEditing<Kind extends BlockKind> extends Offered {
  /** A new one under an id of its own. Throws where what it shows does not come. */
  begin(id: string, wanted: WantedOf<Kind>, surroundings: Surroundings): Block | Promise<Block>
  Settings(props: SettingsProps<BlockOf<Kind>>): ReactNode
}

/** The same for blocks whose kind is not known. */
export interface AnyBlockEditing extends Offered {
  begin(id: string, wanted: Wanted, surroundings: Surroundings): Block | Promise<Block>
  Settings(props: SettingsProps): ReactNode
}
