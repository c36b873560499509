import type { IconProps } from '#web/kit/icons.ts'
import type { ComponentType } from 'react'
import { type FindingKind, MOST_IN_FINDING } from '#domain/document/blocks/finding.ts'
import type { BlockOf } from '#domain/document/blocks.ts'
import { message } from '#domain/message/message.ts'
import { ManyIndicators } from '#web/controls/catalogue-pickers.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { likelyPlace } from '../../editor/first-view.ts'
import { Following } from '../../editor/following-settings.tsx'
import { PlaceSetting } from '../../editor/place-setting.tsx'
import type { SettingsProps } from '../../editor/settings-props.ts'
import type { BlockEditing } from '../block-editing.ts'

/** How findings of a kind are added and set: a new one is about the place of the document and the indicators of the briefs. */
export function findingEditing<Kind extends FindingKind>(
  block: { begin(id: string, from: ReturnType<typeof placeOf>): BlockOf<Kind> },
  Icon: ComponentType<IconProps>,
): BlockEditing<Kind> {
  return {
    group: 'words',
    Icon,
    begin: (id, _, { document }) => block.begin(id, placeOf(document)),
    Settings,
  }
}

function placeOf(document: Parameters<typeof likelyPlace>[0]) {
  return { location: likelyPlace(document) }
}

function Settings(props: SettingsProps<BlockOf<FindingKind>>) {
  const { block, tasks, catalogue } = props
  const { text } = useLanguage()
  return (
    <>
      <ManyIndicators
        catalogue={catalogue}
        label={text(message('key-figures.indicators'))}
        values={block.indicators}
        limit={MOST_IN_FINDING}
        help={text(message('key-figures.of-briefs'))}
        onChange={(indicators) => tasks.replace({ ...block, indicators })}
      />
      <Following {...props} />
      <PlaceSetting {...props} />
    </>
  )
}
