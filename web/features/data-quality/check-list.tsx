import { CHECK_WORDS } from '#domain/data-quality/check-words.ts'
import type { QualityCheck } from '#domain/data-quality/quality-check.ts'
import type { QualityReview } from '#domain/data-quality/quality-review.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { Choice } from '#domain/choice/choice.ts'
import classes from './data-quality.module.css'
import { FlaggedList } from './flagged-list.tsx'
import { Light } from './light.tsx'

interface CheckListProps {
  readonly review: QualityReview
  readonly choice: Choice
  readonly reference: ReferenceData
}

/** The checks with their lights; each opens to its rule, its numbers, what it flags and what could not be judged. */
export function CheckList({ review, choice, reference }: CheckListProps) {
  if (review.checks.length === 0) return null
  return (
    <section aria-labelledby="checks-heading">
      <h2 id="checks-heading" className={classes.heading}>
        {review.isRoutine ? 'The checks' : 'What the checks find, without lights'}
      </h2>
      {review.checks.map((check) => (
        <details key={check.name} className={classes.check}>
          <summary>
            <span className={classes.name}>{CHECK_WORDS[check.name].title}</span>
            <Light light={review.isRoutine ? check.light : null} />
            <span className={classes.finding}>{check.finding}</span>
          </summary>
          <CheckBody {...{ check, choice, reference }} />
        </details>
      ))}
    </section>
  )
}

function CheckBody(props: {
  readonly check: QualityCheck
  readonly choice: Choice
  readonly reference: ReferenceData
}) {
  const { check, choice, reference } = props
  return (
    <div className={classes.body}>
      <h3>Rule</h3>
      <p>{CHECK_WORDS[check.name].rule}</p>
      {check.facts.length > 0 && (
        <>
          <h3>Numbers</h3>
          <dl className={classes.facts}>
            {check.facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <FlaggedList flagged={check.flagged} choice={choice} reference={reference} />
      {check.notJudged.length > 0 && (
        <>
          <h3>What to mind, and what could not be judged</h3>
          <ul>
            {check.notJudged.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
