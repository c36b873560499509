import { IconPresentation } from '#web/kit/icons.ts'
import { slideBreakBlock } from '#domain/document/blocks/slide-break/slide-break-block.ts'
import type { BlockOf } from '#domain/document/blocks.ts'
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts'
import { message } from '#domain/message/message.ts'
import { TextField } from '#web/kit/form/field.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { SettingsProps } from '../../editor/settings-props.ts'
import type { BlockEditing } from '../block-editing.ts'

export const slideBreakEditing: BlockEditing<'slide-break'> = {
  group: 'other',
  Icon: IconPresentation,
  begin: (id) => slideBreakBlock.begin(id, {}),
  Settings,
}

function Settings({ block, tasks }: SettingsProps<BlockOf<'slide-break'>>) {
  const { text } = useLanguage()
  return (
    <TextField
      label={text(message('blocks.slide-title'))}
      help={text(message('blocks.slide-about'))}
      optional
      value={block.title}
      maxLength={DOCUMENT_LIMITS.line}
      onChange={({ currentTarget: { value } }) => tasks.replace({ ...block, title: value }, 'title')}
    />
  )
}
