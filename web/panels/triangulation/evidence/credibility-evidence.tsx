import { message } from '#domain/message/message.ts'
import { signed } from '#domain/message/value.ts'
import { Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Answer, SourceEntry } from '#sections/triangulation/answer-parts.ts'

/** Step by step how the credibility of each source came about. */
export function CredibilityEvidence({ answer: { sources, inputs } }: { readonly answer: Answer }) {
  const { text } = useLanguage()
  return (
    <Table
      dense
      anchored
      label={text(message('evidence.steps-of'))}
      rows={sources}
      keyOf={({ id }) => id}
      columns={[
        { title: text(message('evidence.source')), names: true, cell: ({ name }) => name },
        {
          title: text(message('evidence.steps')),
          cell: (source) => <Steps source={source} indicators={inputs.n_indicators} />,
        },
        {
          title: text(message('evidence.newest-year')),
          cell: (source) => evidenceOf(source).newest_year ?? '–',
        },
      ]}
    />
  )
}

function evidenceOf({ consistency }: SourceEntry) {
  return consistency.grades.source_credibility.evidence
}

function Steps({ source, indicators }: { readonly source: SourceEntry; readonly indicators: number }) {
  const { text } = useLanguage()
  const { steps } = evidenceOf(source)
  if (steps.length === 0) {
    return (
      <Text as="span" tone="faint">
        {text(message('evidence.cannot-judge'))}
      </Text>
    )
  }
  return steps.map(({ reason, delta, n_indicators }) => (
    <div key={reason}>
      <strong>{text(signed(delta, 0))}</strong> {reason}
      {indicators > 1 &&
        ` ${text(message('evidence.of-indicators', { some: String(n_indicators), all: String(indicators) }))}`}
    </div>
  ))
}
