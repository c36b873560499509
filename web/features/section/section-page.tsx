import { useId } from 'react'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { SECTIONS } from '#catalogue/sections.ts'
import type { Wanted } from '#domain/section/choice.ts'
import { findSection, type Section } from '#domain/section/section.ts'
import { ControlPanel } from '#web/controls/control-panel.tsx'
import { usePrefetchedLists } from '#web/controls/use-prefetched-lists.ts'
import { Loading, LoadFailureMessage } from '#web/kit/state-message.tsx'
import { SectionTabs, sectionPanel } from '#web/kit/section-tabs.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { Lead } from './lead.tsx'
import { SectionFigure } from './section-figure.tsx'
import { type SectionData, useSectionData } from './section-data.ts'
import classes from './section-page.module.css'
import { useKept } from './use-kept.ts'
import { useSectionAddress } from './use-section-address.ts'

interface SectionPageProps {
  readonly dashboard: CatalogueDashboard
  readonly catalogue: Catalogue
  /** At the right of the tabs. */
  readonly aside?: React.ReactNode
}

/** A dashboard's chosen section: tabs, controls, the sentence that answers, and the figures. */
export function SectionPage({ dashboard, catalogue, aside }: SectionPageProps) {
  const [wanted, change] = useSectionAddress()
  const panelId = useId()
  const sections = SECTIONS.filter(({ title }) => dashboard.sections.includes(title))
  const section = findSection(sections, wanted.section)
  const state = useKept(useSectionData(wanted, dashboard, catalogue))
  usePrefetchedLists(state.status === 'ready')
  if (!section) return null
  return (
    <>
      <SectionTabs
        sections={sections}
        current={section.slug}
        onChoose={(slug) => change({ section: slug })}
        panelId={panelId}
        aside={aside}
      >
        {state.status === 'ready' && (
          <Controls {...{ section, dashboard, catalogue, wanted }} data={state.data} onChange={change} />
        )}
      </SectionTabs>
      <div {...sectionPanel(panelId, section.slug)} aria-busy={state.status === 'ready' && state.stale}>
        {state.status === 'loading' && (
          <div className={classes.lead}>
            <Loading what="the figures" />
          </div>
        )}
        {state.status === 'failed' && (
          <div className={classes.lead}>
            <LoadFailureMessage what="This indicator" reason={state.reason} onRetry={state.retry} />
          </div>
        )}
        {state.status === 'ready' && (
          <Content {...{ section, catalogue, wanted }} data={state.data} onChange={change} />
        )}
      </div>
    </>
  )
}

interface PartProps {
  readonly section: Section
  readonly catalogue: Catalogue
  readonly wanted: Wanted
  readonly data: SectionData
  readonly onChange: (change: Partial<Wanted>) => void
}

function Controls(props: PartProps & { readonly dashboard: CatalogueDashboard }) {
  const { section, catalogue, wanted, data, onChange, dashboard } = props
  return (
    <ControlPanel
      partsAvailable={data.partsAvailable}
      model={{
        section,
        choice: data.resolution.choice,
        display: wanted.display,
        reference: data.reference,
        availability: data.availability,
        dashboardIndicators: dashboard.indicators,
        dashboardSources: dashboard.data_sources,
        hasFigures: (indicator) => (catalogue.coverage.get(indicator)?.size ?? 0) > 0,
        onChange,
      }}
    />
  )
}

function Content({ section, catalogue, wanted, data, onChange }: PartProps) {
  const { release } = catalogue
  const currentYear = Number(release.published_at.slice(0, 4))
  const slot = (name: 'main' | 'side') =>
    section.figures
      .filter((figure) => figure.slot === name)
      .map((declaration) => (
        <SectionFigure
          key={declaration.kind}
          {...{ declaration, data, wanted, release, currentYear, onChange }}
        />
      ))
  return (
    <>
      <Lead section={section} data={data} currentYear={currentYear} />
      <div className={classes.columns} data-lead={section.lead}>
        <div className={classes.main}>{slot('main')}</div>
        <div className={classes.side}>{slot('side')}</div>
      </div>
    </>
  )
}
