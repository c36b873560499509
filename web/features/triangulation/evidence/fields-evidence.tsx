import { Text } from '#web/kit/layout.tsx'
import type { Answer, SourceEntry } from '../answer-parts.ts'
import { inWords } from '../metric-words.ts'
import { ScrollRegion } from '#web/kit/scroll-region.tsx'
import classes from './evidence.module.css'

function fieldsOf({ consistency }: SourceEntry) {
  return consistency.grades.metadata_documentation_quality.evidence.fields
}

/** Which fields of the description say something. */
export function FieldsEvidence({ answer: { sources } }: { readonly answer: Answer }) {
  const names = [...new Set(sources.flatMap((source) => fieldsOf(source).map(({ field }) => field)))]
  return (
    <ScrollRegion label="Fields of the description" className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Field of the description</th>
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
              <th scope="row">{inWords(name)}</th>
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
        {isFilled ? '✓ filled' : '✗ empty'}
      </span>
    </td>
  )
}
