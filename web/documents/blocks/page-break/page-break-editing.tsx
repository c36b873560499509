import { IconPageBreak } from '@tabler/icons-react'
import { pageBreakBlock } from '#domain/document/blocks/page-break/page-break-block.ts'
import { Text } from '#web/kit/layout.tsx'
import type { BlockEditing } from '../block-editing.ts'

export const pageBreakEditing: BlockEditing<'page-break'> = {
  group: 'other',
  Icon: IconPageBreak,
  begin: (id) => pageBreakBlock.begin(id, {}),
  Settings: () => <Text tone="soft">A new sheet on paper; on a screen a line.</Text>,
}
