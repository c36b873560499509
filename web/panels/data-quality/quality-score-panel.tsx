import { SCORE_WORDS } from '#domain/data-quality/check-words.ts'
import type { SharedWanted } from '#domain/choice/shared-address.ts'
import { SCORE_PARTS } from '#domain/data-quality/quality-score.ts'
import { message } from '#domain/message/message.ts'
import { decimal } from '#domain/message/value.ts'
import { type QualityChoice, reviewOf } from '#sections/data-quality/quality-choice.ts'
import type { PanelProps } from '#web/panels/panel.ts'
import classes from './data-quality.module.css'

/** The overall score, its parts, and the parts that are missing. */
export function QualityScorePanel({ shown }: PanelProps<SharedWanted, QualityChoice>) {
  const { text } = shown.language
  const { score, parts } = reviewOf(shown.choice).review
  return (
    <section aria-labelledby="score-heading">
      <h2 id="score-heading" className={classes.heading}>
        {text(message('data-quality.overall'))}
      </h2>
      {score.status === 'ok' ? (
        <p className={classes.score}>
          {text(decimal(score.score))} <span>{text(message('data-quality.of-100'))}</span>
        </p>
      ) : (
        <p>{text(message('data-quality.no-part'))}</p>
      )}
      <dl className={classes.facts}>
        {SCORE_PARTS.map((part) => {
          const value = parts[part]
          return (
            <div key={part}>
              <dt>{text(message('data-quality.part', { part: SCORE_WORDS[part] }))}</dt>
              <dd>{text(typeof value === 'number' ? decimal(value) : message('data-quality.missing'))}</dd>
            </div>
          )
        })}
      </dl>
      <p className={classes.hint}>{text(message('data-quality.score-hint'))}</p>
    </section>
  )
}
