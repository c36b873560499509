import { IconTextSize } from '#web/kit/icons.ts'
import { textBlock } from '#domain/document/blocks/text/text-block.ts'
import { later } from '#web/kit/later.tsx'
import type { BlockEditing } from '../block-editing.ts'

export const textEditing: BlockEditing<'text'> = {
  group: 'words',
  Icon: IconTextSize,
  begin: (id) => textBlock.begin(id, { html: '<p></p>' }),
  Settings: later(async () => (await import('./text-settings.tsx')).TextSettings),
}
