import { message } from '#domain/message/message.ts'
import { WordButton } from '#web/kit/button.tsx'
import { Grid, Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Answer } from '#sections/triangulation/answer-parts.ts'
import { gradeOf } from '#sections/triangulation/answer-parts.ts'
import type { Metric } from '#sections/triangulation/metric-words.ts'
import { AreaEvidence } from './area-evidence.tsx'
import { ChecksEvidence } from './checks-evidence.tsx'
import { CredibilityEvidence } from './credibility-evidence.tsx'
import { FieldsEvidence } from './fields-evidence.tsx'
import { FindingsEvidence } from './findings-evidence.tsx'
import classes from './evidence.module.css'
import { SetEvidence } from './set-evidence.tsx'
import { VariabilityEvidence } from './variability-evidence.tsx'
import { YearsEvidence } from './years-evidence.tsx'

interface MetricEvidenceProps {
  readonly metric: Metric
  readonly answer: Answer
  readonly onPairs: () => void
}

/** The evidence of a row of grades: measure, formula, comparison, and the gaps in judgement. */
export function MetricEvidence({ metric, answer, onPairs }: MetricEvidenceProps) {
  const { text } = useLanguage()
  const { sources } = answer
  const caveats = [...new Set(sources.flatMap((source) => gradeOf(source, metric).caveats))]
  return (
    <Grid gap={10} className={classes.evidence}>
      <Text weight={600}>{text(message('evidence.asks', { metric }))}</Text>
      <ul className={classes.says}>
        {sources.map((source) => (
          <li key={source.id}>
            <strong>{source.name}.</strong> {gradeOf(source, metric).description.long}
          </li>
        ))}
      </ul>
      <Detail metric={metric} answer={answer} />
      {caveats.map((caveat) => (
        <Text key={caveat} tone="soft">
          {text(message('evidence.mind', { caveat }))}
        </Text>
      ))}
      <Row wrap align="start" gap={20} rows={4} className={classes.actions}>
        <details>
          <summary>{text(message('evidence.formula-heading'))}</summary>
          <p>{text(message('evidence.formula', { metric, sets: message('evidence.sets') }))}</p>
        </details>
        {usesPairs(metric) && answer.pairs.n > 0 && (
          <WordButton onClick={onPairs}>{text(message('evidence.show-pairs'))}</WordButton>
        )}
      </Row>
    </Grid>
  )
}

function usesPairs(metric: Metric): boolean {
  return metric === 'variability' || metric === 'uniformity_in_findings' || metric === 'uniformity_of_data'
}

function Detail({ metric, answer }: { readonly metric: Metric; readonly answer: Answer }) {
  switch (metric) {
    case 'variability':
      return <VariabilityEvidence answer={answer} />
    case 'metadata_documentation_quality':
      return <FieldsEvidence answer={answer} />
    case 'source_credibility':
      return <CredibilityEvidence answer={answer} />
    case 'uniformity_of_data':
      return <ChecksEvidence answer={answer} />
    case 'uniformity_in_findings':
      return <FindingsEvidence answer={answer} />
    case 'years_available':
      return <YearsEvidence answer={answer} />
    case 'area':
      return <AreaEvidence answer={answer} />
    default:
      return <SetEvidence answer={answer} metric={metric} />
  }
}
