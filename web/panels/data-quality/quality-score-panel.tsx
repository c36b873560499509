import { SCORE_WORDS } from '#domain/data-quality/check-words.ts'
import type { SharedWanted } from '#domain/choice/shared-address.ts'
import { SCORE_PARTS } from '#domain/data-quality/quality-score.ts'
import { message } from '#domain/message/message.ts'
import { decimal } from '#domain/message/value.ts'
import { type QualityChoice, reviewOf } from '#sections/data-quality/quality-choice.ts'
import { fewPartsWords } from '#sections/data-quality/review-words.ts'
import { Row, Text } from '#web/kit/layout.tsx'
import type { PanelProps } from '#web/panels/panel.ts'
import classes from './data-quality.module.css'

/** The overall score, its parts, and the parts that are missing. */
export function QualityScorePanel({ shown }: PanelProps<SharedWanted, QualityChoice>) {
  const { text } = shown.language
  const { score, parts } = reviewOf(shown.choice).review
  return (
    <section aria-labelledby="score-heading">
      <Text as="h2" heading below={8} id="score-heading">
        {text(message('data-quality.overall'))}
      </Text>
      {score.status === 'ok' ? (
        <p className={classes.score}>
          {text(decimal(score.score))}{' '}
          <Text as="span" tone="soft" size={14} weight={400}>
            {text(message('data-quality.of-100'))}
          </Text>
        </p>
      ) : (
        <p>{text(fewPartsWords(score))}</p>
      )}
      <dl className={classes.facts}>
        {SCORE_PARTS.map((part) => {
          const value = parts[part]
          return (
            <Row key={part} justify="between" gap={16}>
              <Text as="dt" grows tone="soft">
                {text(message('data-quality.part', { part: SCORE_WORDS[part] }))}
              </Text>
              <dd>{text(typeof value === 'number' ? decimal(value) : message('data-quality.missing'))}</dd>
            </Row>
          )
        })}
      </dl>
      <Text tone="faint" size={12} tight above={10}>
        {text(message('data-quality.score-hint'))}
      </Text>
    </section>
  )
}
