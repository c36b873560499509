import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { IconPhoto } from '#web/kit/icons.ts'
import { pictureBlock } from '#domain/document/blocks/picture/picture-block.ts'
import type { BlockOf } from '#domain/document/blocks.ts'
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts'
import { TextArea, TextField } from '#web/kit/form/field.tsx'
import { change } from '#web/queries/change.ts'
import type { SettingsProps } from '../../editor/settings-props.ts'
import type { BlockEditing } from '../block-editing.ts'

/** The file is kept before the block names it. */
export const pictureEditing: BlockEditing<'picture'> = {
  group: 'other',
  Icon: IconPhoto,
  begin: async (id, { file }) => {
    const body = new FormData()
    body.append('picture', file)
    const { picture } = await change('POST /document-picture', { body })
    return pictureBlock.begin(id, { picture })
  },
  Settings,
}

function Settings({ block, tasks }: SettingsProps<BlockOf<'picture'>>) {
  const { text } = useLanguage()
  return (
    <>
      <TextArea
        label={text(message('block-settings.shows'))}
        help={text(message('block-settings.shows-help'))}
        rows={3}
        value={block.alternative}
        maxLength={DOCUMENT_LIMITS.description}
        onChange={({ currentTarget: { value } }) =>
          tasks.replace({ ...block, alternative: value }, 'alternative')
        }
      />
      <TextField
        label={text(message('block-settings.caption'))}
        optional
        value={block.caption}
        maxLength={DOCUMENT_LIMITS.description}
        onChange={({ currentTarget: { value } }) => tasks.replace({ ...block, caption: value }, 'caption')}
      />
    </>
  )
}
