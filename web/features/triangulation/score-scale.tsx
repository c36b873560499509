import { formatNumber } from '#domain/number/format.ts'
import type { Answer } from './answer-parts.ts'
import type { DIMENSIONS } from './metric-words.ts'
import classes from './score-scale.module.css'

interface ScoreScaleProps {
  readonly dimension: (typeof DIMENSIONS)[number]
  readonly overall: Answer['overall']['consistency']
  /** What must be known with the percentage. */
  readonly caveats: readonly string[]
}

/** An overall score with its word, on its five bands. */
export function ScoreScale({ dimension, overall, caveats }: ScoreScaleProps) {
  const { score, band } = overall
  return (
    <section className={classes.scale} aria-label={dimension.name}>
      <details className={classes.what}>
        <summary>
          {dimension.name}
          <span className={classes.sign} aria-hidden="true">
            i
          </span>
          <span className="sr-only">: what is it?</span>
        </summary>
        <p>{dimension.meaning}</p>
      </details>
      <p className={classes.score}>
        {score === null ? (
          <span className={classes.none}>not available</span>
        ) : (
          <>
            <strong>{formatNumber(score, 1)}%</strong> <span>{band}</span>
          </>
        )}
      </p>
      <div className={classes.bands} aria-hidden="true">
        {dimension.bands.map((name) => (
          <div key={name} data-reached={name === band || undefined}>
            <span className={classes.bar} />
            {name}
          </div>
        ))}
        {score !== null && <span className={classes.needle} style={{ left: `${score}%` }} />}
      </div>
      {caveats.map((caveat) => (
        <p key={caveat} className={classes.caveat}>
          {caveat}
        </p>
      ))}
    </section>
  )
}
