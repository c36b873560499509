import type { ForecastSubject } from '#charts/forecast/question.ts'
import type { ForecastStudy } from '#domain/forecast/forecast-study.ts'
import { FEWEST } from '#domain/forecast/models.ts'
import type { Language } from '#domain/message/language.ts'
import { refusalSentence } from '#domain/narrative/predictive-words.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { PredictiveWanted } from '#sections/predictive-analysis/state.ts'
import {
  type PredictiveResolution,
  sourcesWithEnough,
} from '#sections/predictive-analysis/predictive-choice.ts'
import { Button } from '#web/kit/button.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'

interface RefusalProps {
  readonly subject: ForecastSubject
  readonly study: ForecastStudy | null
  readonly resolution: PredictiveResolution
  readonly wanted: PredictiveWanted
  readonly reference: ReferenceData
  readonly onChange: (change: Partial<PredictiveWanted>) => void
}

/** Why there is no forecast, what would be needed, and which sources have it; nothing where there is a forecast. */
export function Refusal({ subject, study, resolution, wanted, reference, onChange }: RefusalProps) {
  const language = useLanguage()
  const reason = reasonOf(subject, study, language)
  if (reason === null) return null
  const enough = sourcesWithEnough(resolution, FEWEST.combination, reference).slice(0, 5)
  const fewer = wanted.model !== null && subject.series.actual.length >= FEWEST.combination
  return (
    <Message
      title="No forecast can be made from these figures."
      actions={
        <>
          {fewer && <Button onClick={() => onChange({ model: null })}>Let the data choose the model</Button>}
          {enough.map(({ id, name, count }) => (
            <Button key={id} onClick={() => onChange({ source: id, model: null })}>
              {name} ({count} figures)
            </Button>
          ))}
        </>
      }
    >
      {reason}
      {enough.length === 0 &&
        !fewer &&
        ' No other source has enough figures of this indicator for this place.'}
    </Message>
  )
}

function reasonOf(
  { series, source }: ForecastSubject,
  study: ForecastStudy | null,
  language: Language,
): string | null {
  if (series.status === 'refused')
    return `${source?.name ?? 'The source'}: ${language.text(refusalSentence(series.reason))}`
  const result = study?.result
  if (!result || result.status === 'ok') return null
  if (result.status === 'invalid') return 'The series holds values that are too large to calculate with.'
  const { n, n_required: required } = result
  const figures = n === 1 ? 'There is one figure' : `There are ${n} figures`
  return `${figures}; this needs at least ${required}, so ${required - n} more.`
}
