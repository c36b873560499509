import { CHECK_WORDS } from '#domain/data-quality/check-words.ts'
import type { QualityCheck } from '#domain/data-quality/quality-check.ts'
import { message } from '#domain/message/message.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { Choice } from '#domain/choice/choice.ts'
import type { SharedWanted } from '#domain/choice/shared-address.ts'
import { type QualityChoice, reviewOf } from '#sections/data-quality/quality-choice.ts'
import { Grid, Row, Text } from '#web/kit/layout.tsx'
import { roving } from '#web/kit/roving.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { PanelProps } from '#web/panels/panel.ts'
import classes from './data-quality.module.css'
import { FlaggedList } from './flagged-list.tsx'
import { Light } from './light.tsx'

/** The checks with their lights; each opens to its rule, its numbers, what it flags and what could not be judged. */
export function CheckList({ shown }: PanelProps<SharedWanted, QualityChoice>) {
  const { text } = shown.language
  const { review, choice } = reviewOf(shown.choice)
  const { reference } = shown.figures
  return (
    <section ref={roving} aria-labelledby="checks-heading">
      <Text as="h2" heading below={8} id="checks-heading">
        {text(message(review.isRoutine ? 'data-quality.checks' : 'data-quality.without-lights'))}
      </Text>
      {review.checks.map((check) => (
        <details key={check.name} className={classes.check}>
          <Grid as="summary" align="baseline" className={classes.line}>
            <span className={classes.name}>{text(CHECK_WORDS[check.name].title)}</span>
            <Light light={review.isRoutine ? check.light : null} />
            <span className={classes.finding}>{text(check.finding)}</span>
          </Grid>
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
  const { text } = useLanguage()
  return (
    <div className={classes.body}>
      <h3>{text(message('data-quality.rule'))}</h3>
      <p>{text(CHECK_WORDS[check.name].rule)}</p>
      {check.facts.length > 0 && (
        <>
          <h3>{text(message('data-quality.numbers'))}</h3>
          <dl className={classes.facts}>
            {check.facts.map(({ name, value }) => (
              <Row key={text(name)} justify="between" gap={16}>
                <Text as="dt" grows tone="soft">
                  {text(name)}
                </Text>
                <dd>{text(value)}</dd>
              </Row>
            ))}
          </dl>
        </>
      )}
      <FlaggedList flagged={check.flagged} choice={choice} reference={reference} />
      {check.notJudged.length > 0 && (
        <>
          <h3>{text(message('data-quality.to-mind'))}</h3>
          <ul>
            {check.notJudged
              .map((said) => text(said))
              .map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
          </ul>
        </>
      )}
    </div>
  )
}
