import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Language } from '#domain/message/language.ts'
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
  const language = useLanguage()
  const { text } = language
  const { size, bold, colour } = block
  return (
    <>
      <RichTextEditorField
        label={text(message('block-settings.text'))}
        value={block.html}
        onChange={(html) => tasks.replace({ ...block, html: cleanRichText(html) }, 'html')}
      />
      <Row gap={12} wrap align="end">
        <TextField
          label={text(message('block-settings.size'))}
          type="number"
          min={TEXT_SIZES.least}
          max={TEXT_SIZES.most}
          value={size ?? USUAL_TEXT_SIZE}
          // What is no size, or on the way to one, stays in the field until its reader leaves it.
          onBlur={({ currentTarget }) => {
            currentTarget.value = String(size ?? USUAL_TEXT_SIZE)
          }}
          onChange={({ currentTarget: { valueAsNumber: wanted } }) => {
            if (wanted >= TEXT_SIZES.least && wanted <= TEXT_SIZES.most) {
              tasks.replace({ ...block, size: wanted === USUAL_TEXT_SIZE ? null : wanted }, 'size')
            }
          }}
        />
        <SelectField
          label={text(message('block-settings.colour'))}
          value={colour ?? ''}
          options={colourOptions(colour, language)}
          onChange={({ currentTarget: { value } }) => tasks.replace({ ...block, colour: value || null })}
        />
      </Row>
      <CheckField
        label={text(message('block-settings.bold'))}
        checked={bold}
        onChange={({ currentTarget: { checked } }) => tasks.replace({ ...block, bold: checked })}
      />
    </>
  )
}

/** As usual, a colour of an author, and the one that the text has where it is none of these. */
function colourOptions(colour: string | null, { text }: Language) {
  const label = (name: 'usual' | (typeof OWN_COLOURS)[number]) =>
    text(message('block-settings.colour-name', { colour: name }))
  const known = [
    { value: '', label: label('usual') },
    ...OWN_COLOURS.map((name) => ({ value: keptColour(name), label: label(name) })),
  ]
  const isKnown = colour === null || known.some(({ value }) => value === colour)
  return isKnown ? known : [...known, { value: colour, label: colour }]
}
