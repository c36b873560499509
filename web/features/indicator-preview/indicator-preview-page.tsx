import { PREVIEW_AREAS } from '#catalogue/preview-areas.ts'
import { addressCodec } from '#domain/address/address-codec.ts'
import { word } from '#domain/address/parameters.ts'
import { message } from '#domain/message/message.ts'
import { useAddressState } from '#web/controls/use-address-state.ts'
import { Grid, Text } from '#web/kit/layout.tsx'
import type { PageProps } from '#web/kit/page-props.ts'
import { SectionTabs, sectionPanel } from '#web/kit/section-tabs.tsx'
import { Loading, LoadFailureMessage } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import classes from './indicator-preview.module.css'
import { KeyIndicator } from './key-indicator.tsx'
import { useId } from '#web/kit/use-id.ts'

const FIRST = 'outcomes'
const STATE = addressCodec({
  tab: word(
    'tab',
    PREVIEW_AREAS.map(({ slug }) => slug),
    FIRST,
  ),
})

/** Five areas, of each up to three key indicators with the figure to quote (specification 3 §2.5). */
export default function IndicatorPreviewPage({ page }: PageProps) {
  const { text } = useLanguage()
  const panelId = useId()
  const [{ tab }, setState] = useAddressState(STATE)
  const catalogue = useResource(catalogueResource)
  const area = PREVIEW_AREAS.find(({ slug }) => slug === tab)
  if (catalogue.status === 'failed') {
    return (
      <LoadFailureMessage
        what={message('shell.this-page')}
        reason={catalogue.reason}
        onRetry={() => catalogueResource.load()}
      />
    )
  }
  if (catalogue.status !== 'ready') return <Loading what={message('special.preview-loading')} />
  const { indicators } = catalogue.value.reference
  const known = (area?.indicators ?? []).filter((id) => indicators.has(id))
  return (
    <>
      <h1 className="sr-only">{text(page.title)}</h1>
      <SectionTabs
        sections={PREVIEW_AREAS.map(({ slug, title }) => ({ slug, title, description: title }))}
        current={tab}
        panelId={panelId}
        onChoose={(slug) => setState({ tab: slug })}
      />
      <div {...sectionPanel(panelId, tab)} className={classes.page}>
        <Text tone="soft" below={16} widest="72ch">
          {text(message('special.preview-lead'))}
        </Text>
        {known.length === 0 && <Text>{text(message('special.preview-none'))}</Text>}
        <Grid as="ul" gap={16} className={classes.cards}>
          {known.map((indicator) => (
            <li key={indicator}>
              <KeyIndicator indicator={indicator} catalogue={catalogue.value} />
            </li>
          ))}
        </Grid>
      </div>
    </>
  )
}
