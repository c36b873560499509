import { IconSeparator } from '#web/kit/icons.ts'
import { sentenceBlock } from '#domain/document/blocks/sentence/sentence-block.ts'
import { later } from '#web/kit/later.tsx'
import { viewOfKind } from '../../editor/first-view.ts'
import type { BlockEditing } from '../block-editing.ts'

export const sentenceEditing: BlockEditing<'sentence'> = {
  group: 'words',
  Icon: IconSeparator,
  begin: async (id, _, { document, catalogue }) =>
    sentenceBlock.begin(id, { view: await viewOfKind('distribution', document, catalogue) }),
  Settings: later(async () => (await import('../../editor/view-settings.tsx')).ViewSettings),
}
