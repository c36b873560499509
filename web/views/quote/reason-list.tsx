import { message } from '#domain/message/message.ts'
import type { JudgedReason, ReasonVerdict } from '#domain/triangulation/why-differ/reason.ts'
import { reasonName, type WhyTheyDiffer } from '#domain/triangulation/why-differ/why-they-differ.ts'
import { Box, Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './why-differ.module.css'

const ORDER: readonly ReasonVerdict[] = ['explains', 'may_explain', 'does_not_explain', 'cannot_tell']

/** The difference, its reasons from those that explain it to those that nothing can be told of, and the rest. */
export function ReasonList({ found }: { readonly found: WhyTheyDiffer }) {
  const language = useLanguage()
  const reasons = found.reasons.toSorted((x, y) => ORDER.indexOf(x.verdict) - ORDER.indexOf(y.verdict))
  return (
    <div role="status">
      <Text above={16} weight={500}>
        {language.text(found.sentence)}
      </Text>
      <dl className={classes.reasons}>
        {reasons.map((judged) => (
          <ReasonRow key={judged.reason} judged={judged} />
        ))}
      </dl>
      <Text above={12}>
        <strong>{language.text(message('quote-card.remains'))}</strong> {language.text(found.rest)}
      </Text>
    </div>
  )
}

function ReasonRow({ judged: { reason, verdict, evidence } }: { readonly judged: JudgedReason }) {
  const language = useLanguage()
  const name = message('why-differ.reason-heading', { reason: reasonName(reason) })
  return (
    <Box entry={12} className={classes.reason} data-verdict={verdict}>
      <Row as="dt" wrap gap={12} rows={2} justify="between" weight={600}>
        {language.text(name)}
        <span className={classes.verdict}>{language.text(message('why-differ.verdict', { verdict }))}</span>
      </Row>
      <Text as="dd" above={2} tone="soft" size={13} breaks>
        {language.text(evidence)}
      </Text>
    </Box>
  )
}
