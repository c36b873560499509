import { IconNumbers } from '#web/kit/icons.ts'
import { keyFiguresBlock, MOST_KEY_FIGURES } from '#domain/document/blocks/key-figures/key-figures-block.ts'
import type { BlockOf } from '#domain/document/blocks.ts'
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts'
import { message } from '#domain/message/message.ts'
import { ManyIndicators } from '#web/controls/catalogue-pickers.tsx'
import { TextField } from '#web/kit/form/field.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { likelyIndicators, likelyPlace } from '../../editor/first-view.ts'
import { Following } from '../../editor/following-settings.tsx'
import { PlaceSetting } from '../../editor/place-setting.tsx'
import type { SettingsProps } from '../../editor/settings-props.ts'
import type { BlockEditing } from '../block-editing.ts'

/** So many stand on one line of a page. */
const FIRST = 4

/** A new one has the first indicators that the document is about. */
export const keyFiguresEditing: BlockEditing<'key-figures'> = {
  group: 'words',
  Icon: IconNumbers,
  begin: (id, _, { document, catalogue }) =>
    keyFiguresBlock.begin(id, {
      indicators: likelyIndicators(document, catalogue).slice(0, FIRST),
      location: likelyPlace(document),
    }),
  Settings,
}

function Settings(props: SettingsProps<BlockOf<'key-figures'>>) {
  const { block, tasks, catalogue } = props
  const { text } = useLanguage()
  return (
    <>
      <ManyIndicators
        catalogue={catalogue}
        label={text(message('key-figures.indicators'))}
        values={block.indicators}
        limit={MOST_KEY_FIGURES}
        help={text(message('key-figures.most', { most: MOST_KEY_FIGURES }))}
        onChange={(indicators) => indicators.length > 0 && tasks.replace({ ...block, indicators })}
      />
      <Following {...props} />
      <PlaceSetting {...props} />
      <TextField
        label={text(message('key-figures.title'))}
        optional
        value={block.title}
        maxLength={DOCUMENT_LIMITS.line}
        onChange={({ currentTarget: { value } }) => tasks.replace({ ...block, title: value }, 'title')}
      />
    </>
  )
}
