import type { SharedWanted } from '#domain/choice/shared-address.ts'
import { message } from '#domain/message/message.ts'
import { signed } from '#domain/message/value.ts'
import { type QualityChoice, reviewOf } from '#sections/data-quality/quality-choice.ts'
import { Row, Text } from '#web/kit/layout.tsx'
import type { PanelProps } from '#web/panels/panel.ts'
import classes from './data-quality.module.css'

/** How credible a survey or an estimate is, and what made it so. */
export function CredibilityPanel({ shown }: PanelProps<SharedWanted, QualityChoice>) {
  const { text } = shown.language
  const { credibility } = reviewOf(shown.choice)
  if (!credibility) return null
  return (
    <section aria-labelledby="credibility-heading">
      <Text as="h2" heading below={8} id="credibility-heading">
        {text(message('data-quality.credibility'))}
      </Text>
      <p className={classes.score}>
        {String(credibility.grade)}{' '}
        <Text as="span" tone="soft" size={14} weight={400}>
          {text(message('data-quality.of-5'))}
        </Text>
      </p>
      <dl className={classes.facts}>
        {credibility.steps.map(({ reason, delta }) => (
          <Row key={reason.id} justify="between" gap={16}>
            <Text as="dt" grows tone="soft">
              {text(message('data-quality.part', { part: reason }))}
            </Text>
            <dd>{text(signed(delta, 0))}</dd>
          </Row>
        ))}
      </dl>
      <Text tone="faint" size={12} tight above={10}>
        {text(message('data-quality.credibility-rule'))}
      </Text>
    </section>
  )
}
