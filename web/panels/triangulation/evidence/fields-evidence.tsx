import { message, type Value } from '#domain/message/message.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Answer, SourceEntry } from '#sections/triangulation/answer-parts.ts'
import { inWords } from '#sections/triangulation/metric-words.ts'
import { SourceColumns } from '../source-columns.tsx'
import classes from './evidence.module.css'

function fieldsOf({ consistency }: SourceEntry) {
  return consistency.grades.metadata_documentation_quality.evidence.fields
}

/** The fields of the description, filled or empty. */
export function FieldsEvidence({ answer: { sources } }: { readonly answer: Answer }) {
  const { text } = useLanguage()
  const names = [...new Set(sources.flatMap((source) => fieldsOf(source).map(({ field }) => field)))]
  return (
    <SourceColumns
      sources={sources}
      label={message('evidence.fields')}
      corner={message('evidence.field-heading')}
      rows={names.map((name) => ({
        key: name,
        head: text(fieldName(name)),
        cell: (source) => <Filled found={fieldsOf(source).find(({ field }) => field === name)} />,
      }))}
    />
  )
}

function Filled({ found }: { readonly found: ReturnType<typeof fieldsOf>[number] | undefined }) {
  const { text } = useLanguage()
  if (!found) {
    return (
      <Text as="span" tone="faint">
        –
      </Text>
    )
  }
  const isFilled = found.filled === found.of
  return (
    <span className={classes.verdict} data-verdict={isFilled ? 'passed' : 'failed'}>
      {text(message('evidence.filled', { filled: isFilled ? 'yes' : 'no' }))}
    </span>
  )
}

const FIELDS = [
  'full_name',
  'description',
  'methodology',
  'classification',
  'year_available',
  'link',
  'subnational_data',
  'measurement_numerator',
  'measurement_denominator',
  'frequency',
  'methodology_estimation',
  'indicator_definition',
  'data_level',
] as const

/** A field by its name on the wire: `full_name` → `full name`. */
function fieldName(name: string): Value {
  const field = FIELDS.find((known) => known === name)
  return field ? message('evidence.field', { field }) : inWords(name)
}
