import { message } from '#domain/message/message.ts'
import { Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Answer, Grades } from '#sections/triangulation/answer-parts.ts'
import classes from './evidence.module.css'

type Check = Grades['uniformity_of_data']['evidence']['checks'][number]

/** Each check of the primary source against each comparison, with its finding. */
export function ChecksEvidence({ answer: { sources } }: { readonly answer: Answer }) {
  const { text } = useLanguage()
  const [primary] = sources
  const checks = primary?.consistency.grades.uniformity_of_data.evidence.checks ?? []
  const against = [...new Set(checks.map((check) => check.against))]
  const rows = [...Map.groupBy(checks, ({ check }) => check).values()]
  if (!primary || rows.length === 0) return null
  return (
    <Table
      dense
      anchored
      label={text(message('evidence.checks'))}
      rows={rows}
      keyOf={([first]) => first?.check ?? ''}
      columns={[
        { title: text(message('evidence.check')), names: true, cell: ([first]) => first?.label },
        ...against.map((name) => ({
          title: text(message('evidence.against', { primary: primary.name, other: name })),
          cell: (row: readonly Check[]) => <Found check={row.find((check) => check.against === name)} />,
        })),
      ]}
    />
  )
}

function Found({ check }: { readonly check: Check | undefined }) {
  const { text } = useLanguage()
  if (!check) {
    return (
      <Text as="span" tone="faint">
        –
      </Text>
    )
  }
  return (
    <>
      <span className={classes.verdict} data-verdict={check.verdict}>
        {text(message('evidence.verdict', { verdict: check.verdict }))}
      </span>
      <small>{check.why}</small>
    </>
  )
}
