import { useState } from 'react'
import { requestOf } from '#contract/call.ts'
import { EXPORT_FORMATS, type ExportFormat } from '#contract/exports/exports.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName, placeName, sourceName } from '#domain/message/value.ts'
import { OneOfField } from '#web/controls/one-of-field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'

/** What was chosen, as the address has it; empty: of all. */
interface Chosen {
  readonly indicator: string
  readonly source: string
  readonly place: string
  readonly format: ExportFormat
}

const EVERYTHING: Chosen = { indicator: '', source: '', place: '', format: 'csv' }

/** Published figures in a form that comes in again as the same figures: by indicator, source and place, or all of them. */
export function FiguresOut({ catalogue }: { readonly catalogue: Catalogue }) {
  const { text } = useLanguage()
  const [chosen, setChosen] = useState(EVERYTHING)
  const { indicators, sources, locations } = catalogue.reference
  const field = (name: keyof Chosen) => ({
    label: message('submissions.out-field', { name }),
    value: chosen[name],
    onChange: (value: string) => setChosen((before) => ({ ...before, [name]: value })),
  })
  const all = message('submissions.out-all')
  const needsSource = chosen.format === 'dhis2' && chosen.source === ''
  const query = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== ''))
  return (
    <details>
      <summary>{text(message('submissions.out'))}</summary>
      <Stack gap={12} above={12}>
        <Text tone="soft" widest="72ch">
          {text(message('submissions.out-about'))}
        </Text>
        <Row wrap gap={12} align="end">
          <OneOfField
            {...{ ...field('indicator'), all }}
            options={[...indicators.values()].map((one) => [one.id, indicatorName(one)] as const)}
            sorted
          />
          <OneOfField
            {...{ ...field('source'), all }}
            options={[...sources.values()].map((one) => [one.id, sourceName(one)] as const)}
            sorted
          />
          <OneOfField
            {...{ ...field('place'), all }}
            options={[...locations.values()].map((one) => [one.id, placeName(one)] as const)}
          />
          <OneOfField
            {...field('format')}
            options={EXPORT_FORMATS.map(
              (format) => [format, message('submissions.out-format', { format })] as const,
            )}
          />
        </Row>
        {chosen.format === 'dhis2' && (
          <Text tone="soft" widest="72ch">
            {text(message('submissions.out-beside'))}
          </Text>
        )}
        {needsSource ? (
          <Text role="status">{text(message('submissions.out-source'))}</Text>
        ) : (
          <a href={requestOf('GET /exports/figures', { query }).address} download>
            {text(message('submissions.out-get'))}
          </a>
        )}
      </Stack>
    </details>
  )
}
