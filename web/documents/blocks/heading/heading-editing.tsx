import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { IconHeading } from '#web/kit/icons.ts'
import { headingBlock } from '#domain/document/blocks/heading/heading-block.ts'
import type { BlockOf } from '#domain/document/blocks.ts'
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts'
import { SegmentedControl } from '#web/controls/segmented-control.tsx'
import { TextField } from '#web/kit/form/field.tsx'
import type { SettingsProps } from '../../editor/settings-props.ts'
import type { BlockEditing } from '../block-editing.ts'

export const headingEditing: BlockEditing<'heading'> = {
  group: 'words',
  Icon: IconHeading,
  begin: (id) => headingBlock.begin(id, { text: 'Heading' }),
  Settings,
}

function Settings({ block, tasks }: SettingsProps<BlockOf<'heading'>>) {
  const { text } = useLanguage()
  return (
    <>
      <TextField
        label={text(message('block-settings.heading'))}
        value={block.text}
        maxLength={DOCUMENT_LIMITS.line}
        error={block.text.trim() === '' && text(message('block-settings.heading-empty'))}
        onChange={({ currentTarget: { value } }) => tasks.replace({ ...block, text: value }, 'text')}
      />
      <SegmentedControl
        name={text(message('block-settings.size'))}
        labelled
        options={[
          ['2', text(message('block-settings.large'))],
          ['3', text(message('block-settings.small'))],
        ]}
        value={block.level === 2 ? '2' : '3'}
        onChoose={(level) => tasks.replace({ ...block, level: level === '2' ? 2 : 3 })}
      />
    </>
  )
}
