import type { CatalogueDashboard } from '#contract/release-file.ts'
import type { Wanted } from '#domain/section/choice.ts'
import type { FigureSection } from '#domain/section/section.ts'
import { ControlPanel } from '#web/controls/control-panel.tsx'
import { SectionColumns } from '#web/controls/section-columns.tsx'
import { SectionFrame, type SectionPageProps } from '#web/controls/section-frame.tsx'
import { SectionMessage } from '#web/controls/section-lead.tsx'
import { usePrefetchedLists } from '#web/controls/use-prefetched-lists.ts'
import { Loading, LoadFailureMessage } from '#web/kit/state-message.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { Lead } from './lead.tsx'
import { SectionFigure } from './section-figure.tsx'
import { type SectionData, useSectionData } from './section-data.ts'
import { useKept } from './use-kept.ts'
import { useSectionAddress } from './use-section-address.ts'

interface FigureSectionPageProps extends SectionPageProps {
  readonly section: FigureSection
}

/** A section that is declared whole: controls, the sentence that answers, and the figures. */
export function SectionPage({ dashboard, catalogue, section }: FigureSectionPageProps) {
  const [wanted, change] = useSectionAddress()
  const state = useKept(useSectionData(wanted, dashboard, catalogue))
  usePrefetchedLists(state.status === 'ready')
  if (state.status === 'loading') {
    return (
      <SectionFrame>
        <SectionMessage>
          <Loading what="the figures" />
        </SectionMessage>
      </SectionFrame>
    )
  }
  if (state.status === 'failed') {
    return (
      <SectionFrame>
        <SectionMessage>
          <LoadFailureMessage what="This indicator" reason={state.reason} onRetry={state.retry} />
        </SectionMessage>
      </SectionFrame>
    )
  }
  const part = { section, catalogue, wanted, data: state.data, onChange: change }
  return (
    <SectionFrame controls={<Controls {...part} dashboard={dashboard} />} busy={state.stale}>
      <Content {...part} />
    </SectionFrame>
  )
}

interface PartProps {
  readonly section: FigureSection
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
      <SectionColumns main={slot('main')} side={slot('side')} wideSide={section.lead === 'overview'} />
    </>
  )
}
