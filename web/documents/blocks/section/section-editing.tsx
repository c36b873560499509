import { message } from '#domain/message/message.ts'
import { IconLayoutList } from '#web/kit/icons.ts'
import { sectionBlock } from '#domain/document/blocks/section/section-block.ts'
import type { BlockOf } from '#domain/document/blocks.ts'
import { OFFERED_SECTIONS } from '#sections/find-section.ts'
import { SelectField } from '#web/kit/form/field.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Document } from '#domain/document/document.ts'
import { likelyIndicators, likelyPlace } from '../../editor/first-view.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { SettingsProps } from '../../editor/settings-props.ts'
import type { BlockEditing } from '../block-editing.ts'

export const sectionEditing: BlockEditing<'section'> = {
  group: 'other',
  Icon: IconLayoutList,
  begin: (id, _wanted, { document, catalogue }) =>
    sectionBlock.begin(id, {
      section: OFFERED_SECTIONS[0]?.slug ?? '',
      state: firstState(document, catalogue),
    }),
  Settings,
}

/** A new section follows the place of its document, and where that is about nothing in particular the last indicator that it shows. */
function firstState(document: Document, catalogue: Catalogue): Readonly<Record<string, string>> {
  const place = likelyPlace(document)
  const [indicator] = likelyIndicators(document, catalogue)
  const isOpen = document.subject.indicators.length === 0 && indicator !== undefined
  return {
    ...(place === '{place}' && { location: place }),
    ...(isOpen && { indicator: String(indicator) }),
  }
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
