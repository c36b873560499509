import { message } from '#domain/message/message.ts'
import { Said } from '#web/language/said.tsx'
import { IconPageBreak } from '#web/kit/icons.ts'
import { pageBreakBlock } from '#domain/document/blocks/page-break/page-break-block.ts'
import { Text } from '#web/kit/layout.tsx'
import type { BlockEditing } from '../block-editing.ts'

export const pageBreakEditing: BlockEditing<'page-break'> = {
  group: 'other',
  Icon: IconPageBreak,
  begin: (id) => pageBreakBlock.begin(id, {}),
  Settings: () => (
    <Text tone="soft">
      <Said what={message('block-settings.page-break')} />
    </Text>
  ),
}
