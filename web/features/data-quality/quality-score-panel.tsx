import { SCORE_WORDS } from '#domain/data-quality/check-words.ts'
import type { QualityReview } from '#domain/data-quality/quality-review.ts'
import { SCORE_PARTS } from '#domain/data-quality/quality-score.ts'
import { formatNumber } from '#domain/number/format.ts'
import classes from './data-quality.module.css'

/** The overall score, its parts, and the parts that are missing. */
export function QualityScorePanel({ review }: { readonly review: QualityReview }) {
  const { score, parts, isRoutine } = review
  if (!isRoutine) return null
  return (
    <section aria-labelledby="score-heading">
      <h2 id="score-heading" className={classes.heading}>
        Overall score
      </h2>
      {score.status === 'ok' ? (
        <p className={classes.score}>
          {formatNumber(score.score)} <span>of 100</span>
        </p>
      ) : (
        <p>No part of the score could be made.</p>
      )}
      <dl className={classes.facts}>
        {SCORE_PARTS.map((part) => {
          const value = parts[part]
          return (
            <div key={part}>
              <dt>{sentenceCase(SCORE_WORDS[part])}</dt>
              <dd>{typeof value === 'number' ? formatNumber(value) : 'missing'}</dd>
            </div>
          )
        })}
      </dl>
      <p className={classes.hint}>
        The mean of the parts that could be made, each with the same weight. What is missing is left out, not
        counted as zero, so scores of different parts cannot be compared.
      </p>
    </section>
  )
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
