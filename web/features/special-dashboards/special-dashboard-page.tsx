import { useMemo } from 'react'
import { SPECIAL_DASHBOARDS } from '#catalogue/special-dashboards/special-dashboards.ts'
import type { SpecialDashboard, SpecialTab } from '#catalogue/special-dashboards/special-dashboard.ts'
import { addressCodec } from '#domain/address/address-codec.ts'
import { id, wordOrNone } from '#domain/address/parameters.ts'
import type { DrawnBlock } from '#web/documents/document-blocks.tsx'
import { openedDocument } from '#web/documents/filling.ts'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { OneOfCatalogue, useIndicatorOptions, usePlaceOptions } from '#web/controls/catalogue-pickers.tsx'
import { useAddressState } from '#web/controls/use-address-state.ts'
import { WithCatalogue } from '#web/controls/with-catalogue.tsx'
import { Row } from '#web/kit/layout.tsx'
import type { PageProps } from '#web/kit/page-props.ts'
import { SectionTabs, sectionPanel } from '#web/kit/section-tabs.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { MissingHere } from './missing.tsx'
import { Outside } from './outside.tsx'
import { specialDocument } from './special-document.ts'
import classes from './special-dashboards.module.css'
import { later } from '#web/kit/later.tsx'
import { useId } from '#web/kit/use-id.ts'

const DocumentBlocks = later(async () => (await import('#web/documents/document-blocks.tsx')).DocumentBlocks)

const FinderPart = later(async () => (await import('./finder-part.tsx')).FinderPart)

/** The tab, and the choice in it. */
function stateOf({ tabs }: SpecialDashboard) {
  const slugs = tabs.map(({ slug }) => slug)
  return addressCodec({
    tab: wordOrNone('tab', slugs),
    indicator: id('indicator'),
    location: id('location'),
  })
}

/** A page about one programme or for one reader: figures of ours first, what is missing, and the dashboard of another site. */
export default function SpecialDashboardPage({ page }: PageProps) {
  const special = SPECIAL_DASHBOARDS.find(({ slug }) => slug === page.slug)
  if (!special)
    throw new Error(`No special dashboard is called ${page.slug}: see catalogue/special-dashboards/.`)
  return (
    <WithCatalogue what={message('shell.figure-list')}>
      {(catalogue) => <Opened special={special} page={page} catalogue={catalogue} />}
    </WithCatalogue>
  )
}

interface OpenedProps extends Pick<PageProps, 'page'> {
  readonly special: SpecialDashboard
  readonly catalogue: Catalogue
}

function Opened({ special, page, catalogue }: OpenedProps) {
  const { text } = useLanguage()
  const panelId = useId()
  const codec = useMemo(() => stateOf(special), [special])
  const [state, setState] = useAddressState(codec)
  const wanted = special.tabs.find(({ slug }) => slug === (state.tab ?? special.opening))
  const tab = wanted ?? special.tabs[0]
  if (!tab) return null
  const hasTabs = special.tabs.length > 1
  return (
    <>
      <h1 className="sr-only">{text(page.title)}</h1>
      {hasTabs && (
        <SectionTabs
          sections={special.tabs.map(({ slug, title, lead }) => ({ slug, title, description: lead }))}
          current={tab.slug}
          panelId={panelId}
          onChoose={(slug) => setState({ tab: slug === special.opening ? null : slug })}
        />
      )}
      <div {...(hasTabs && sectionPanel(panelId, tab.slug))} className={classes.page} data-width={tab.width}>
        <p className={classes.lead}>{text(tab.lead)}</p>
        <Choices tab={tab} catalogue={catalogue} state={state} onChange={setState} />
        {tab.finder && <FinderPart catalogue={catalogue} />}
        <Parts
          key={tab.slug}
          tab={tab}
          indicator={state.indicator}
          location={state.location}
          catalogue={catalogue}
        />
        <MissingHere missing={tab.missing} />
        <Outside tab={tab} reference={catalogue.reference} />
      </div>
    </>
  )
}

interface Chosen {
  readonly indicator: number | null
  readonly location: number | null
}

interface TabProps {
  readonly tab: SpecialTab
  readonly catalogue: Catalogue
}

interface ChoicesProps extends TabProps {
  readonly state: Chosen
  readonly onChange: (change: Partial<Chosen>) => void
}

/** The choices of a tab: one of its indicators, a place. */
function Choices({ tab, catalogue, state, onChange }: ChoicesProps) {
  const { text } = useLanguage()
  const indicators = useIndicatorOptions(catalogue, tab.chooses)
  const places = usePlaceOptions(catalogue)
  if (!tab.chooses && !tab.byPlace) return null
  return (
    <Row wrap gap={16} align="end" className={classes.choices} screen>
      {tab.chooses && (
        <OneOfCatalogue
          label={text(message('special.indicator'))}
          value={tab.chooses.includes(state.indicator ?? 0) ? state.indicator : (tab.chooses[0] ?? null)}
          options={indicators}
          onChange={(indicator) => onChange({ indicator })}
        />
      )}
      {tab.byPlace && (
        <OneOfCatalogue
          label={text(message('special.place'))}
          value={catalogue.reference.locations.has(state.location ?? 0) ? state.location : NATION}
          options={places}
          onChange={(location) => onChange({ location: location === NATION ? null : location })}
        />
      )}
    </Row>
  )
}

/** The blocks of a tab, as those of any document are drawn. */
function Parts({ tab, indicator, location, catalogue: { reference } }: TabProps & Chosen) {
  const language = useLanguage()
  const blocks = useMemo((): readonly DrawnBlock[] => {
    const query = new URLSearchParams(location === null ? {} : { location: String(location) })
    const opened = openedDocument(specialDocument(tab, indicator, language), { query, reference, language })
    const filled = opened.filled?.blocks ?? []
    return filled.flatMap((block) => (block.kind === 'section' ? [] : [block]))
  }, [tab, indicator, location, reference, language])
  return <DocumentBlocks blocks={blocks} id="" release={null} />
}
