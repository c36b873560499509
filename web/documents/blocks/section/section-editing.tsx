import { message } from '#domain/message/message.ts'
import { IconLayoutList } from '#web/kit/icons.ts'
import { sectionBlock } from '#domain/document/blocks/section/section-block.ts'
import type { BlockOf } from '#domain/document/blocks.ts'
import { OFFERED_SECTIONS } from '#sections/find-section.ts'
import { SelectField } from '#web/kit/form/field.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { SettingsProps } from '../../editor/settings-props.ts'
import type { BlockEditing } from '../block-editing.ts'

export const sectionEditing: BlockEditing<'section'> = {
  group: 'other',
  Icon: IconLayoutList,
  begin: (id) => sectionBlock.begin(id, { section: OFFERED_SECTIONS[0]?.slug ?? '' }),
  Settings,
}

function Settings({ block, tasks }: SettingsProps<BlockOf<'section'>>) {
  const { text } = useLanguage()
  const known = OFFERED_SECTIONS.map(({ slug, title }) => ({ value: slug, label: text(title) }))
  const isKnown = known.some(({ value }) => value === block.section)
  return (
    <SelectField
      label={text(message('block-settings.section'))}
      value={block.section}
      options={isKnown ? known : [{ value: block.section, label: block.section }, ...known]}
      onChange={({ currentTarget: { value } }) => tasks.replace({ ...block, section: value })}
    />
  )
}
