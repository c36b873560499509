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

const RULES: Readonly<Record<(typeof ORDER)[number], string>> = {
  official_estimate: 'An official estimate of several agencies, at most 3 years old: mortality, HIV.',
  household_survey:
    'The newest national household survey, at most 5 years old: coverage, nutrition, behaviour.',
  complete_routine:
    'Routine figures with at least 90% of the records and no red check: counts, services, facilities; and the current year.',
  pooled: 'All usable figures put together, each by how sure it is.',
  weak_newest: 'The newest figure of all, marked weak.',
}

/** The order of the rules with the one that applied, the constants and weights, and every figure that was not chosen. */
export function RuleDetails({ answer }: { readonly answer: FigureAnswer }) {
  const language = useLanguage()
  const isQuote = answer.status === 'quote'
  return (
    <div className={classes.details}>
      <h4>The rules, in their order</h4>
      <ol>
        {ORDER.map((rule) => (
          <li key={rule} data-applied={(isQuote && answer.rule === rule) || undefined}>
            {RULES[rule]}
            {isQuote && answer.rule === rule && <strong> This one applied.</strong>}
          </li>
        ))}
      </ol>
      <p>
        Never quoted: projections, figures above 100%, implausible or suppressed ones, periods that are not
        complete, and what is more than {OLDEST} years old. Sources are said to disagree beyond{' '}
        {DISAGREE.points} points for percentages and {DISAGREE.percent}% for all else.
      </p>
      {isQuote && <Sure confidence={answer.confidence} />}
      {isQuote && answer.runnersUp.length > 0 && (
        <>
          <h4>What comes second</h4>
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
      {answer.notUsed.length > 0 && (
        <>
          <h4>Newest figures that may not be quoted</h4>
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
      <h4>Confidence: {stars} of 3 stars</h4>
      <ul>
        {signs.map(({ about, speaks, why }) => (
          <li key={about}>
            {speaks === 'for' ? 'For' : 'Against'}: {language.text(why)}.
          </li>
        ))}
      </ul>
      {credibility && (
        <p>Credibility of the source: {language.text(listOf(credibility.steps.map(stepWords), 'none'))}.</p>
      )}
      <p>Anything against leaves one star; all three for it give three.</p>
    </>
  )
}
