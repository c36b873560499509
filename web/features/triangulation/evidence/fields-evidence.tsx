import { message, type Value } from '#domain/message/message.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Answer, SourceEntry } from '../answer-parts.ts'
import { inWords } from '../metric-words.ts'
import { ScrollRegion } from '#web/kit/scroll-region.tsx'
import classes from './evidence.module.css'

function fieldsOf({ consistency }: SourceEntry) {
  return consistency.grades.metadata_documentation_quality.evidence.fields
}

/** Which fields of the description say something. */
export function FieldsEvidence({ answer: { sources } }: { readonly answer: Answer }) {
  const { text } = useLanguage()
  const names = [...new Set(sources.flatMap((source) => fieldsOf(source).map(({ field }) => field)))]
  return (
    <ScrollRegion label={text(message('evidence.fields'))} className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{text(message('evidence.field-heading'))}</th>
            {sources.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{text(fieldName(name))}</th>
              {sources.map((source) => (
                <Filled key={source.id} found={fieldsOf(source).find(({ field }) => field === name)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function Filled({ found }: { readonly found: ReturnType<typeof fieldsOf>[number] | undefined }) {
  const { text } = useLanguage()
  if (!found)
    return (
      <Text as="td" tone="faint">
        –
      </Text>
    )
  const isFilled = found.filled === found.of
  return (
    <td>
      <span className={classes.verdict} data-verdict={isFilled ? 'passed' : 'failed'}>
        {text(message('evidence.filled', { filled: isFilled ? 'yes' : 'no' }))}
      </span>
    </td>
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
