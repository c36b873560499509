import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { IconCode } from '#web/kit/icons.ts'
import { embedBlock, isEmbeddable } from '#domain/document/blocks/embed/embed-block.ts'
import type { BlockOf } from '#domain/document/blocks.ts'
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts'
import { TextArea, TextField } from '#web/kit/form/field.tsx'
import type { SettingsProps } from '../../editor/settings-props.ts'
import type { BlockEditing } from '../block-editing.ts'

export const embedEditing: BlockEditing<'embed'> = {
  group: 'other',
  Icon: IconCode,
  begin: (id) => embedBlock.begin(id, {}),
  Settings,
}

/** An address that may not be shown stays in the field and out of the document. */
function Settings({ block, tasks }: SettingsProps<BlockOf<'embed'>>) {
  const { text } = useLanguage()
  const { address } = block
  const isWrong = address !== null && !isEmbeddable(address)
  return (
    <>
      <TextField
        label={text(message('block-settings.address'))}
        type="url"
        placeholder="https://"
        value={address ?? ''}
        maxLength={DOCUMENT_LIMITS.address}
        error={isWrong && text(message('block-settings.address-wrong'))}
        onChange={({ currentTarget: { value } }) =>
          tasks.replace({ ...block, address: value === '' ? null : value }, 'address')
        }
      />
      <TextField
        label={text(message('block-settings.title'))}
        value={block.title}
        maxLength={DOCUMENT_LIMITS.line}
        onChange={({ currentTarget: { value } }) => tasks.replace({ ...block, title: value }, 'title')}
      />
      <TextArea
        label={text(message('block-settings.description'))}
        optional
        rows={2}
        value={block.description}
        maxLength={DOCUMENT_LIMITS.description}
        onChange={({ currentTarget: { value } }) =>
          tasks.replace({ ...block, description: value }, 'description')
        }
      />
    </>
  )
}
