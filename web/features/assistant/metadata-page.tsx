import { addressCodec } from '#domain/address/address-codec.ts'
import { id } from '#domain/address/parameters.ts'
import { message } from '#domain/message/message.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { OneOfCatalogue, useIndicatorOptions } from '#web/controls/catalogue-pickers.tsx'
import { useAddressState } from '#web/controls/use-address-state.ts'
import { WithCatalogue } from '#web/controls/with-catalogue.tsx'
import { Grid, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useDefinitions } from '#web/queries/definitions.ts'
import { DefinitionsFailure } from '#web/views/definitions-failure.tsx'
import { AskAbout } from './metadata/ask-about.tsx'
import { IndicatorCard } from './metadata/indicator-card.tsx'
import classes from './metadata/metadata.module.css'
import { RelatedIndicators } from './metadata/related-indicators.tsx'
import { SourcesOfIndicator } from './metadata/sources-of-indicator.tsx'
import { useAboutIndicator } from './metadata/use-about-indicator.ts'

/** The indicator metadata assistant: what a figure means, who measures it how, and answers that quote what they come from. */
export default function MetadataPage() {
  return (
    <WithCatalogue what={message('chat.metadata-list')}>
      {(catalogue) => <Metadata catalogue={catalogue} />}
    </WithCatalogue>
  )
}

const STATE = addressCodec({ indicator: id('indicator') })

function Metadata({ catalogue }: { readonly catalogue: Catalogue }) {
  const { text } = useLanguage()
  const [state, setState] = useAddressState(STATE)
  const { indicators } = useDefinitions(catalogue.reference)
  const chosen = indicators.has(state.indicator ?? 0) ? (state.indicator ?? 0) : firstIndicator(catalogue)
  const indicator = byId(indicators, chosen)
  const options = useIndicatorOptions(catalogue)
  const data = useAboutIndicator(indicator, catalogue)
  return (
    <div className={classes.page}>
      <Grid gap={16} align="end" className={classes.bar}>
        <OneOfCatalogue
          label={text(message('chat.metadata-indicator'))}
          value={chosen}
          options={options}
          onChange={(next) => setState({ indicator: next })}
        />
        <Text size={13} tone="soft">
          {text(
            message('chat.metadata-counts', {
              sources: data.sources.length,
              related: data.related.length,
              release: String(catalogue.release.number),
            }),
          )}
        </Text>
      </Grid>
      <Text as="h1" above={24}>
        {text(message('chat.metadata-heading'))}
      </Text>
      <Text tone="soft" above={6} widest="72ch">
        {text(message('chat.metadata-about'))}
      </Text>
      <Grid gap={32} className={classes.columns}>
        <Stack gap={24} className={classes.left}>
          <IndicatorCard indicator={indicator} />
          <DefinitionsFailure />
          <RelatedIndicators related={data.related} onChoose={(next) => setState({ indicator: next })} />
          <SourcesOfIndicator sources={data.sources} />
        </Stack>
        <AskAbout key={chosen} indicator={indicator} {...data} />
      </Grid>
    </div>
  )
}

/** What the page opens with: the first indicator of the first dashboard that has figures. */
function firstIndicator({ dashboards, coverage, reference }: Catalogue): number {
  const inOrder = [...dashboards.flatMap(({ indicators }) => indicators), ...reference.indicators.keys()]
  return inOrder.find((one) => (coverage.get(one)?.size ?? 0) > 0) ?? inOrder[0] ?? 0
}
