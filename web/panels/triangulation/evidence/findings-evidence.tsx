import { message } from '#domain/message/message.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Answer, SourceEntry } from '#sections/triangulation/answer-parts.ts'
import { Measure } from '../measure.tsx'
import { SourceColumns } from '../source-columns.tsx'
import { nearPairs } from './near-pairs.ts'

const PARTS = [
  'trend_agreement',
  'rank_agreement',
  'concordance',
  'ci_agreement',
  'target_agreement',
  'significant_difference',
] as const

function findingsOf({ consistency }: SourceEntry) {
  return consistency.grades.uniformity_in_findings.evidence
}

/** The parts of the measure, each 0 to 1; what is missing says what it would need. */
export function FindingsEvidence({ answer: { sources } }: { readonly answer: Answer }) {
  const { text } = useLanguage()
  return (
    <>
      <SourceColumns
        sources={sources}
        label={message('evidence.parts')}
        corner={message('evidence.part-heading')}
        rows={PARTS.map((part) => ({
          key: part,
          head: (
            <>
              {text(message('evidence.part', { part }))}
              {sources.some((source) => findingsOf(source)[part] === null) && (
                <small>{text(message('evidence.needs', { part }))}</small>
              )}
            </>
          ),
          cell: (source) => <Measure value={findingsOf(source)[part]} />,
        }))}
      />
      {sources.map((source) => {
        const { window1 } = findingsOf(source)
        return window1 ? (
          <Text key={source.id} tone="soft">
            {text(nearPairs(source.name, window1))}
          </Text>
        ) : null
      })}
    </>
  )
}
