import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import { indicatorFacts } from '#domain/narrative/indicator-facts.ts'
import { Grid, Text } from '#web/kit/layout.tsx'
import { LoadFailureMessage, Loading } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { type Catalogue, catalogueResource } from '#web/queries/catalogue.ts'
import { useDefinitions } from '#web/queries/definitions.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { NotShown } from '../../not-shown.tsx'
import classes from './indicator-page.module.css'

interface IndicatorPageProps {
  readonly block: { readonly indicator: number }
}

/** What is known about an indicator: its definition, its unit, which direction is better, its targets. */
export function IndicatorPage({ block: { indicator: id } }: IndicatorPageProps) {
  const catalogue = useResource(catalogueResource)
  if (catalogue.status === 'failed') {
    return (
      <LoadFailureMessage
        what={message('document-blocks.the-part')}
        reason={catalogue.reason}
        onRetry={() => catalogueResource.load()}
      />
    )
  }
  if (catalogue.status !== 'ready') return <Loading what={message('document-blocks.the-part')} />
  return <KnownFacts {...{ id, catalogue: catalogue.value }} />
}

function KnownFacts({ id, catalogue }: { readonly id: number; readonly catalogue: Catalogue }) {
  const { text } = useLanguage()
  const indicator = useDefinitions(catalogue.reference).indicators.get(id)
  if (!indicator) return <NotShown why={message('document-blocks.unknown')} />
  const facts = indicatorFacts(indicator)
    .map(({ term, content }) => [text(term), text(content)] as const)
    .filter(([, content]) => content !== '')
  const name = text(indicatorName(indicator), 'full')
  return (
    <section aria-label={name}>
      <Text as="h2" heading below={8}>
        {name}
      </Text>
      <Grid as="dl">
        {facts.map(([term, content]) => (
          <div key={term} className={classes.fact}>
            <Text as="dt" tone="soft" size={13} weight={500}>
              {term}
            </Text>
            <Text as="dd" breaks>
              {content}
            </Text>
          </div>
        ))}
      </Grid>
    </section>
  )
}
