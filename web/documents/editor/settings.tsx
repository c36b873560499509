import { IconX } from '@tabler/icons-react'
import type { Block } from '#domain/document/blocks.ts'
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts'
import { isEmbeddable } from '#domain/document/blocks/embed.ts'
import { OFFERED_SECTIONS } from '#sections/find-section.ts'
import { OneOfCatalogue, useIndicatorOptions } from '#web/controls/catalogue-pickers.tsx'
import { SegmentedControl } from '#web/controls/segmented-control.tsx'
import { IconButton } from '#web/kit/button.tsx'
import { SelectField, TextArea, TextField } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { blockName } from './block-names.ts'
import type { OwnProps, SettingsProps } from './settings-props.ts'
import { later } from '#web/kit/later.tsx'

const ViewSettings = later(async () => (await import('./view-settings.tsx')).ViewSettings)
const QuoteSettings = later(async () => (await import('./quote-settings.tsx')).QuoteSettings)
const TextSettings = later(async () => (await import('./text-settings.tsx')).TextSettings)

/** What can be set of the selected block. `onClose` is absent in a dialog, whose head names the block and closes it. */
export function Settings({ onClose, ...props }: SettingsProps & { readonly onClose?: () => void }) {
  const language = useLanguage()
  const { block, editing } = props
  return (
    <Stack gap={16} key={`${block.id} ${editing.epoch}`}>
      {onClose && (
        <Row align="center" justify="between" gap={8}>
          <h2>{blockName(block, language)}</h2>
          <IconButton label="Close the settings" onClick={onClose}>
            <IconX size={18} aria-hidden="true" />
          </IconButton>
        </Row>
      )}
      <Own {...props} />
      <Width {...props} />
      <Text tone="soft" size={13}>
        Alt with ↑ or ↓ moves the block, Delete removes it, Ctrl Z takes back.
      </Text>
    </Stack>
  )
}

function Own({ block, ...props }: SettingsProps) {
  switch (block.kind) {
    case 'figure':
    case 'table':
    case 'sentence':
      return <ViewSettings block={block} {...props} />
    case 'quote':
      return <QuoteSettings block={block} {...props} />
    case 'indicator':
      return <IndicatorSettings block={block} {...props} />
    case 'page-break':
      return <Text tone="soft">A new sheet on paper; on a screen a line.</Text>
    default:
      return <WordSettings block={block} {...props} />
  }
}

type WordBlock = Extract<Block, { readonly kind: 'text' | 'heading' | 'section' | 'picture' | 'embed' }>

function WordSettings({ block, tasks }: SettingsProps<WordBlock>) {
  switch (block.kind) {
    case 'text':
      return <TextSettings block={block} tasks={tasks} />
    case 'heading':
      return (
        <>
          <TextField
            label="Heading"
            value={block.text}
            maxLength={DOCUMENT_LIMITS.line}
            error={block.text.trim() === '' && 'A heading needs words.'}
            onChange={({ currentTarget: { value } }) => tasks.replace({ ...block, text: value }, 'text')}
          />
          <SegmentedControl
            name="Size"
            labelled
            options={[
              ['2', 'Large'],
              ['3', 'Small'],
            ]}
            value={block.level === 2 ? '2' : '3'}
            onChoose={(level) => tasks.replace({ ...block, level: level === '2' ? 2 : 3 })}
          />
        </>
      )
    case 'section':
      return <SectionSettings block={block} tasks={tasks} />
    case 'picture':
      return (
        <>
          <TextArea
            label="What it shows"
            help="For whoever does not see it."
            rows={3}
            value={block.alternative}
            maxLength={DOCUMENT_LIMITS.description}
            onChange={({ currentTarget: { value } }) =>
              tasks.replace({ ...block, alternative: value }, 'alternative')
            }
          />
          <TextField
            label="Caption"
            optional
            value={block.caption}
            maxLength={DOCUMENT_LIMITS.description}
            onChange={({ currentTarget: { value } }) =>
              tasks.replace({ ...block, caption: value }, 'caption')
            }
          />
        </>
      )
    case 'embed':
      return <EmbedSettings block={block} tasks={tasks} />
  }
}

function IndicatorSettings({ block, tasks, catalogue }: SettingsProps<OwnProps<'indicator'>['block']>) {
  return (
    <OneOfCatalogue
      label="Indicator"
      value={block.indicator}
      options={useIndicatorOptions(catalogue)}
      onChange={(indicator) => tasks.replace({ ...block, indicator })}
    />
  )
}

function SectionSettings({ block, tasks }: OwnProps<'section'>) {
  const { text } = useLanguage()
  const known = OFFERED_SECTIONS.map(({ slug, title }) => ({ value: slug, label: text(title) }))
  const isKnown = known.some(({ value }) => value === block.section)
  return (
    <SelectField
      label="Section"
      value={block.section}
      options={isKnown ? known : [{ value: block.section, label: block.section }, ...known]}
      onChange={({ currentTarget: { value } }) => tasks.replace({ ...block, section: value })}
    />
  )
}

/** An address that may not be shown stays in the field and out of the document. */
function EmbedSettings({ block, tasks }: OwnProps<'embed'>) {
  const { address } = block
  const isWrong = address !== null && !isEmbeddable(address)
  return (
    <>
      <TextField
        label="Address"
        type="url"
        placeholder="https://"
        value={address ?? ''}
        maxLength={DOCUMENT_LIMITS.address}
        error={isWrong && 'Give an address that begins with https://.'}
        onChange={({ currentTarget: { value } }) =>
          tasks.replace({ ...block, address: value === '' ? null : value }, 'address')
        }
      />
      <TextField
        label="Title"
        value={block.title}
        maxLength={DOCUMENT_LIMITS.line}
        onChange={({ currentTarget: { value } }) => tasks.replace({ ...block, title: value }, 'title')}
      />
      <TextArea
        label="Description"
        optional
        rows={2}
        value={block.description}
        maxLength={DOCUMENT_LIMITS.description}
        onChange={({ currentTarget: { value } }) =>
          tasks.replace({ ...block, description: value }, 'description')
        }
      />
    </>
  )
}

function Width({ block, tasks }: SettingsProps) {
  if (!('width' in block)) return null
  return (
    <Stack gap={6}>
      <SegmentedControl
        name="Width"
        labelled
        options={[
          ['half', 'Half'],
          ['full', 'Full'],
        ]}
        value={block.width}
        onChoose={(width) => tasks.replace({ ...block, width })}
      />
      <Text tone="soft" size={13}>
        On phones every block takes the full width.
      </Text>
    </Stack>
  )
}
