import { outcomeGap } from '#domain/gap/outcome-gap.ts'
import { message } from '#domain/message/message.ts'
import { Text } from '#web/kit/layout.tsx'
import { type NumberLine, NumberTable } from '#web/views/number-table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { agreementLines } from './agreement-lines.ts'
import type { Answer } from '#sections/triangulation/answer-parts.ts'
import classes from './agreement-panel.module.css'

/** The numbers behind the two figures, for each comparison; why there are none where pairs are too few. */
export function AgreementPanel({ answer }: { readonly answer: Answer }) {
  const { text } = useLanguage()
  const { agreement, inputs } = answer
  const format = inputs.indicator
  if (format === null || agreement.length === 0) return null
  const groups = agreement.flatMap(({ name, statistics }) =>
    statistics.status === 'ok'
      ? [
          {
            name: text(message('triangulate.minus', { other: name, primary: inputs.primary.name })),
            lines: agreementLines(statistics, format),
          },
        ]
      : [],
  )
  const missing = agreement.flatMap(({ name, statistics }) =>
    statistics.status === 'ok'
      ? []
      : [text(message('triangulate.about-reason', { what: name, why: outcomeGap(statistics).note }))],
  )
  return (
    <div>
      <Text as="h2" heading below={8}>
        {text(message('triangulate.agree-heading'))}
      </Text>
      {groups.map((group) => (
        <Numbers key={group.name} {...group} />
      ))}
      {missing.map((sentence) => (
        <Text key={sentence} below={8} tone="soft">
          {sentence}
        </Text>
      ))}
    </div>
  )
}

function Numbers({ name, lines }: { readonly name: string; readonly lines: readonly NumberLine[] }) {
  return (
    <details className={classes.numbers}>
      <summary>{name}</summary>
      <NumberTable caption={name} groups={[{ name, lines }]} />
    </details>
  )
}
