import { EmptyCell } from '#web/views/empty-cell.tsx'
import type { ForecastNumbers } from '#domain/forecast/forecast.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { decimal, percentage, whole } from '#domain/message/value.ts'
import { backtestSentences, errorWords } from '#domain/narrative/predictive.ts'
import { modelMeaning, modelName } from '#domain/narrative/predictive-words.ts'
import { numbersOf, type PredictiveChoice } from '#sections/predictive-analysis/chosen-series.ts'
import { whyUntried } from '#sections/predictive-analysis/forecast-words.ts'
import type { PredictiveWanted } from '#sections/predictive-analysis/state.ts'
import { AnswerText } from '#web/controls/section-lead.tsx'
import { Text } from '#web/kit/layout.tsx'
import type { PanelProps } from '#web/panels/panel.ts'
import classes from './predictive.module.css'

/** How the method did on the past of this series, beside all others that were tried. */
export function TrustPanel({ shown }: PanelProps<PredictiveWanted, PredictiveChoice>) {
  const { choice, language } = shown
  const numbers = numbersOf(choice)
  if (!numbers) return null
  const { indicator } = choice.subject
  const said = backtestSentences(numbers, indicator)
  return (
    <section aria-labelledby="trust">
      <Text as="h2" heading below={8} id="trust">
        {language.text(message('predictive.trust'))}
      </Text>
      {said ? <AnswerText says={said} /> : <Text tone="soft">{language.text(whyUntried(numbers))}</Text>}
      {numbers.candidates.length > 0 && <Candidates {...{ numbers, indicator, language }} />}
    </section>
  )
}

interface CandidatesProps {
  readonly numbers: ForecastNumbers
  readonly indicator: Indicator
  readonly language: Language
}

function Candidates({ numbers, indicator, language: { text } }: CandidatesProps) {
  const sorted = numbers.candidates.toSorted((a, b) => a.mae - b.mae)
  const isJudged = sorted.some(({ coverage95 }) => coverage95 !== null)
  return (
    <>
      <section className={classes.scroll} aria-label={text(message('predictive.tried'))}>
        <table className={classes.table}>
          <caption>{text(message('predictive.tried-caption'))}</caption>
          <thead>
            <tr>
              <th scope="col">{text(message('predictive.model'))}</th>
              <th scope="col">{text(message('predictive.missed'))}</th>
              <th scope="col">
                <abbr title={text(message('predictive.mase'))}>MASE</abbr>
              </th>
              <th scope="col">
                <abbr title={text(message('predictive.smape'))}>sMAPE</abbr>
              </th>
              {isJudged && <th scope="col">{text(message('predictive.in-95'))}</th>}
            </tr>
          </thead>
          <tbody>
            {sorted.map((candidate) => {
              const chosen = candidate.model === numbers.model
              return (
                <tr key={candidate.model} data-chosen={chosen || undefined}>
                  <th scope="row" title={text(modelMeaning(candidate.model))}>
                    {text(modelName(candidate.model))}{' '}
                    {chosen && <span className={classes.chosen}>{text(message('predictive.used'))}</span>}
                  </th>
                  <td>{text(errorWords(candidate.mae, indicator))}</td>
                  <td>
                    {candidate.mase === null ? (
                      <EmptyCell text="–" why={message('gap.not-computed')} />
                    ) : (
                      text(decimal(candidate.mase, 2))
                    )}
                  </td>
                  <td>{text(percentage(candidate.smape, 1))}</td>
                  {candidate.coverage95 !== null && <td>{text(percentage(100 * candidate.coverage95))}</td>}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      <Text tone="faint" size={12} tight above={10}>
        {text(message('predictive.tried-hint', { origins: whole(numbers.candidates[0]?.n_origins ?? 0) }))}
      </Text>
    </>
  )
}
