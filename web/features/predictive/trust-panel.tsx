import type { ForecastNumbers } from '#domain/forecast/forecast.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { backtestSentences, errorWords } from '#domain/narrative/predictive.ts'
import { modelMeaning, modelName } from '#domain/narrative/predictive-words.ts'
import { formatNumber } from '#domain/number/format.ts'
import { AnswerText } from '#web/controls/section-lead.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './predictive-page.module.css'

interface TrustPanelProps {
  readonly numbers: ForecastNumbers
  readonly indicator: Indicator
}

/** How the method did on the past of this series, beside all others that were tried. */
export function TrustPanel({ numbers, indicator }: TrustPanelProps) {
  const sentences = backtestSentences(numbers, indicator)
  return (
    <section aria-labelledby="trust">
      <h2 className={classes.heading} id="trust">
        How far to trust it
      </h2>
      {sentences ? <AnswerText says={sentences} /> : <p className={classes.text}>{whyUntried(numbers)}</p>}
      {numbers.candidates.length > 0 && <Candidates numbers={numbers} indicator={indicator} />}
    </section>
  )
}

function whyUntried({ model, n }: ForecastNumbers): string {
  if (model === 'dated_trend') {
    return `A line through ${n} figures at their real dates cannot be tried on its past: too few would be left to draw it from. Its intervals rest on the straight line being right.`
  }
  return `With ${n} figures there is no past to try the method on. Its intervals rest on the model being right.`
}

function Candidates({ numbers, indicator }: TrustPanelProps) {
  const language = useLanguage()
  const sorted = numbers.candidates.toSorted((a, b) => a.mae - b.mae)
  return (
    <>
      <section className={classes.scroll} aria-label="Models that were tried">
        <table className={classes.table}>
          <caption>Models tried on the past, the smallest error first</caption>
          <thead>
            <tr>
              <th scope="col">Model</th>
              <th scope="col">Missed by</th>
              <th scope="col">
                <abbr title="Mean error over that of repeating the last value inside the series; below 1 is better">
                  MASE
                </abbr>
              </th>
              <th scope="col">
                <abbr title="Mean error in percent of the mean of value and forecast">sMAPE</abbr>
              </th>
              <th scope="col">In 95%</th>
            </tr>
          </thead>
          <tbody>
            {sorted.map((candidate) => {
              const chosen = candidate.model === numbers.model
              return (
                <tr key={candidate.model} data-chosen={chosen || undefined}>
                  <th scope="row" title={language.text(modelMeaning(candidate.model))}>
                    {language.text(modelName(candidate.model))}{' '}
                    {chosen && <span className={classes.chosen}>used</span>}
                  </th>
                  <td>{language.text(errorWords(candidate.mae, indicator))}</td>
                  <td>{candidate.mase === null ? '–' : formatNumber(candidate.mase, 2)}</td>
                  <td>{formatNumber(candidate.smape, 1)}%</td>
                  <td>{Math.round(100 * candidate.coverage95)}%</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      <p className={classes.hint}>
        Each model saw only what was known at {numbers.candidates[0]?.n_origins} earlier times and was
        compared with what came. The combination is used unless another was better every time and by more than
        5%; percentages never go to drift or damped trend, which do badly for them elsewhere.
      </p>
    </>
  )
}
