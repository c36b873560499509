import type { Indicator } from '#domain/indicator/indicator.ts'
import { message } from '#domain/message/message.ts'
import { indicatorFacts } from '#domain/narrative/indicator-facts.ts'
import { Grid, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './metadata.module.css'

/** What holds for an indicator whatever the source. */
export function IndicatorCard({ indicator }: { readonly indicator: Indicator }) {
  const { text } = useLanguage()
  return (
    <section aria-labelledby="metadata-card">
      <h2 id="metadata-card">{indicator.shortName}</h2>
      <Text size={13} tone="soft" above={2}>
        {indicator.fullName}
      </Text>
      <dl className={classes.facts}>
        {indicatorFacts(indicator)
          .slice(1)
          .map(({ term, content }) => ({ name: text(term), said: text(content) }))
          .filter(({ said }) => said !== '')
          .map(({ name, said }) => (
            <Grid key={name} gap={16}>
              <dt>{name}</dt>
              <dd>{said}</dd>
            </Grid>
          ))}
      </dl>
      <Text size={13} tone="faint" above={6}>
        {text(message('chat.metadata-code', { code: indicator.code }))}
      </Text>
    </section>
  )
}
