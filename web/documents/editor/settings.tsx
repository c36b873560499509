import { message } from '#domain/message/message.ts'
import { IconX } from '#web/kit/icons.ts'
import { SegmentedControl } from '#web/controls/segmented-control.tsx'
import { IconButton } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { blockName } from '../blocks/block-names.ts'
import { blocksEditing } from '../blocks/blocks-editing.ts'
import type { SettingsProps } from './settings-props.ts'

/** What can be set of the selected block. `onClose` is absent in a dialog, whose head names the block and closes it. */
export function Settings({ onClose, ...props }: SettingsProps & { readonly onClose?: () => void }) {
  const language = useLanguage()
  const { text } = language
  const { block, editing } = props
  const { Settings: Own } = blocksEditing[block.kind]
  return (
    <Stack gap={16} key={`${block.id} ${editing.epoch}`}>
      {onClose && (
        <Row align="center" justify="between" gap={8}>
          <h2>{blockName(block, language)}</h2>
          <IconButton label={text(message('canvas.close-settings'))} onClick={onClose}>
            <IconX size={18} aria-hidden="true" />
          </IconButton>
        </Row>
      )}
      <Own {...props} />
      <Width {...props} />
      <Text tone="soft" size={13}>
        {text(message('canvas.keys'))}
      </Text>
    </Stack>
  )
}

function Width({ block, tasks }: SettingsProps) {
  const { text } = useLanguage()
  if (!('width' in block)) return null
  return (
    <Stack gap={6}>
      <SegmentedControl
        name={text(message('canvas.width'))}
        labelled
        options={[
          ['half', text(message('canvas.block-width', { width: 'half' }))],
          ['full', text(message('canvas.block-width', { width: 'full' }))],
        ]}
        value={block.width}
        onChoose={(width) => tasks.replace({ ...block, width })}
      />
      <Text tone="soft" size={13}>
        {text(message('canvas.phone-width'))}
      </Text>
    </Stack>
  )
}
