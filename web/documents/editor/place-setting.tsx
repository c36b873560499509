import type { FindingKind } from '#domain/document/blocks/finding.ts'
import type { BlockOf } from '#domain/document/blocks.ts'
import { message } from '#domain/message/message.ts'
import { OneOfCatalogue, usePlaceOptions } from '#web/controls/catalogue-pickers.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { SettingsProps } from './settings-props.ts'

/** The place of a block that has one of its own; none where it follows that of the document. */
export function PlaceSetting({
  block,
  tasks,
  catalogue,
}: SettingsProps<BlockOf<'quote' | 'key-figures' | FindingKind>>) {
  const { text } = useLanguage()
  const options = usePlaceOptions(catalogue)
  const { location } = block
  if (typeof location !== 'number') return null
  return (
    <OneOfCatalogue
      label={text(message('canvas.control', { control: 'place' }))}
      value={location}
      options={options}
      onChange={(id) => tasks.replace({ ...block, location: id })}
    />
  )
}
