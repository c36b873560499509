import type { BlockOf } from '#domain/document/blocks.ts'
import { TEXT_SIZES, USUAL_TEXT_SIZE } from '#domain/document/blocks/text/text-block.ts'
import RichTextEditorField from '#web/controls/rich-text-editor.tsx'
import { CheckField, SelectField, TextField } from '#web/kit/form/field.tsx'
import { Row } from '#web/kit/layout.tsx'
import { cleanRichText } from '../../editor/clean-rich-text.ts'
import { keptColour, OWN_COLOURS } from '../../own-colours.ts'
import type { SettingsProps } from '../../editor/settings-props.ts'

/** The words of a text and how they look. */
export function TextSettings({ block, tasks }: SettingsProps<BlockOf<'text'>>) {
  const { size, bold, colour } = block
  return (
    <>
      <RichTextEditorField
        label="Text"
        value={block.html}
        onChange={(html) => tasks.replace({ ...block, html: cleanRichText(html) }, 'html')}
      />
      <Row gap={12} wrap align="end">
        <TextField
          label="Size"
          type="number"
          min={TEXT_SIZES.least}
          max={TEXT_SIZES.most}
          value={size ?? USUAL_TEXT_SIZE}
          onChange={({ currentTarget: { valueAsNumber: wanted } }) => {
            if (wanted >= TEXT_SIZES.least && wanted <= TEXT_SIZES.most) {
              tasks.replace({ ...block, size: wanted === USUAL_TEXT_SIZE ? null : wanted }, 'size')
            }
          }}
        />
        <SelectField
          label="Colour"
          value={colour ?? ''}
          options={coloursWith(colour)}
          onChange={({ currentTarget: { value } }) => tasks.replace({ ...block, colour: value || null })}
        />
      </Row>
      <CheckField
        label="Bold"
        checked={bold}
        onChange={({ currentTarget: { checked } }) => tasks.replace({ ...block, bold: checked })}
      />
    </>
  )
}

const NAMES = { ink: 'Ink', error: 'Red', survey: 'Blue', routine: 'Brown' } as const

/** As usual, or a colour of an author. */
const COLOURS = [
  { value: '', label: 'As usual' },
  ...OWN_COLOURS.map((name) => ({ value: keptColour(name), label: NAMES[name] })),
]

function coloursWith(colour: string | null) {
  const isKnown = colour === null || COLOURS.some(({ value }) => value === colour)
  return isKnown ? COLOURS : [...COLOURS, { value: colour, label: colour }]
}
