import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { IconInfoSquare } from '#web/kit/icons.ts'
import { indicatorBlock } from '#domain/document/blocks/indicator/indicator-block.ts'
import type { BlockOf } from '#domain/document/blocks.ts'
import { OneOfCatalogue, useIndicatorOptions } from '#web/controls/catalogue-pickers.tsx'
import { likelyIndicators } from '../../editor/first-view.ts'
import type { SettingsProps } from '../../editor/settings-props.ts'
import type { BlockEditing } from '../block-editing.ts'

/** A new one is about the indicator that the document is about. */
export const indicatorEditing: BlockEditing<'indicator'> = {
  group: 'words',
  Icon: IconInfoSquare,
  begin: (id, _, { document, catalogue }) => {
    const [indicator = 0] = likelyIndicators(document, catalogue)
    return indicatorBlock.begin(id, { indicator })
  },
  Settings,
}

function Settings({ block, tasks, catalogue }: SettingsProps<BlockOf<'indicator'>>) {
  const { text } = useLanguage()
  return (
    <OneOfCatalogue
      label={text(message('block-settings.indicator'))}
      value={block.indicator}
      options={useIndicatorOptions(catalogue)}
      onChange={(indicator) => tasks.replace({ ...block, indicator })}
    />
  )
}
