import { message } from '#domain/message/message.ts'
import type { Confidence } from '#domain/best-figure/confidence.ts'
import { DISAGREE } from '#domain/best-figure/disagreement.ts'
import type { FigureAnswer } from '#domain/best-figure/figure-to-quote.ts'
import { OLDEST } from '#domain/best-figure/usable-figures.ts'
import { cited, figure as figureValue, listOf } from '#domain/message/value.ts'
import { stepWords } from '#domain/triangulation/credibility.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { PooledTable } from './pooled-table.tsx'
import classes from './rule-details.module.css'
import { SeriesTable } from './series-table.tsx'

const ORDER = ['official_estimate', 'household_survey', 'complete_routine', 'pooled', 'weak_newest'] as const

/** The order of the rules with the one that applied, the constants and weights, and every figure that was not chosen. */
export function RuleDetails({ answer }: { readonly answer: FigureAnswer }) {
  const language = useLanguage()
  const isQuote = answer.status === 'quote'
  return (
    <div className={classes.details}>
      <h4>{language.text(message('quote-card.rules'))}</h4>
      <ol>
        {ORDER.map((rule) => (
          <li key={rule} data-applied={(isQuote && answer.rule === rule) || undefined}>
            {language.text(message(`quote-card.${rule}`))}
            {isQuote && answer.rule === rule && (
              <strong> {language.text(message('quote-card.applied'))}</strong>
            )}
          </li>
        ))}
      </ol>
      <p>
        {language.text(
          message('quote-card.never', {
            years: `${OLDEST}`,
            points: `${DISAGREE.points}`,
            percent: `${DISAGREE.percent}`,
          }),
        )}
      </p>
      {isQuote && <Sure confidence={answer.confidence} />}
      {isQuote && answer.runnersUp.length > 0 && (
        <>
          <h4>{language.text(message('quote-card.second'))}</h4>
          <ul>
            {answer.runnersUp.map(({ figure, why }) => (
              <li key={figure.source.id}>
                {language.text(cited(figure.source, figure.point.period))},{' '}
                <strong>{language.text(figureValue(figure.point.value, answer.indicator))}</strong>:{' '}
                {language.text(why)}.
              </li>
            ))}
          </ul>
        </>
      )}
      {isQuote && answer.pooled && (
        <PooledTable pooled={answer.pooled} indicator={answer.indicator} scale={answer.scale} />
      )}
      {isQuote && answer.series && <SeriesTable series={answer.series} />}
      {isQuote && answer.seriesRefused && <p>{language.text(answer.seriesRefused)}</p>}
      {answer.notUsed.length > 0 && (
        <>
          <h4>{language.text(message('quote-card.not-used'))}</h4>
          <ul>
            {answer.notUsed.map(({ source, point, bar, why }) => (
              <li key={source.id}>
                {language.text(cited(source, point.period))}
                {bar === 'suppressed' ? '' : `, ${language.text(figureValue(point.value, answer.indicator))}`}
                : {language.text(why)}.
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Sure({ confidence: { stars, signs, credibility } }: { readonly confidence: Confidence }) {
  const language = useLanguage()
  return (
    <>
      <h4>{language.text(message('quote-card.stars', { stars: `${stars}` }))}</h4>
      <ul>
        {signs.map(({ about, speaks, why }) => (
          <li key={about}>{language.text(message('quote-card.sign', { speaks, why }))}</li>
        ))}
      </ul>
      {credibility && (
        <p>
          {language.text(
            message('quote-card.credibility', { steps: listOf(credibility.steps.map(stepWords), 'none') }),
          )}
        </p>
      )}
      <p>{language.text(message('quote-card.how-stars'))}</p>
    </>
  )
}
