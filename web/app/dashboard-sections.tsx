import { Suspense, useId, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { DASHBOARD_SECTIONS } from '#catalogue/dashboard-sections.ts'
import { SECTIONS } from '#catalogue/sections.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { findSection, type Section } from '#domain/section/section.ts'
import { ControlsPlace, type SectionPageProps } from '#web/controls/section-frame.tsx'
import { withQuery } from '#web/controls/use-address-state.ts'
import { SectionPage } from '#web/features/section/section-page.tsx'
import { SectionTabs, sectionPanel } from '#web/kit/section-tabs.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { SECTION_PAGES } from './section-pages.tsx'
import { PageLoading } from './shell.tsx'

interface DashboardSectionsProps {
  readonly dashboard: CatalogueDashboard
  readonly catalogue: Catalogue
  /** At the right of the tabs. */
  readonly aside?: React.ReactNode
}

/** The tabs of a dashboard and the page of the chosen one. The state of all sections stays in the address. */
export function DashboardSections({ dashboard, catalogue, aside }: DashboardSectionsProps) {
  const query = new URLSearchParams(useSearch())
  const [path, navigate] = useLocation()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const panelId = useId()
  const sections = sectionsOf(dashboard)
  const section = findSection(sections, query.get('section') ?? query.get('index'))
  if (!section) return null
  const choose = (slug: string) => {
    const next = new URLSearchParams(query)
    next.set('section', slug)
    const index = sections.find((candidate) => candidate.slug === slug)?.index
    if (index === undefined) next.delete('index')
    else next.set('index', String(index))
    navigate(withQuery(path, next))
  }
  return (
    <>
      <SectionTabs
        sections={sections}
        current={section.slug}
        onChoose={choose}
        panelId={panelId}
        aside={aside}
      >
        <div ref={setPlace} />
      </SectionTabs>
      <ControlsPlace value={place}>
        <div {...sectionPanel(panelId, section.slug)}>
          <Suspense fallback={<PageLoading title={section.title} />}>
            <Page {...{ dashboard, catalogue, section }} />
          </Suspense>
        </div>
      </ControlsPlace>
    </>
  )
}

function Page(props: SectionPageProps) {
  const { section } = props
  if (section.page === 'figures') return <SectionPage {...props} section={section} />
  const Own = SECTION_PAGES[section.page]
  return Own ? <Own key={section.slug} {...props} /> : null
}

/** Built-in dashboards have the sections of the product; those that users made name theirs by title. */
function sectionsOf(dashboard: CatalogueDashboard): readonly Section[] {
  const own = DASHBOARD_SECTIONS[dashboard.name]
  if (own) return own.flatMap((slug) => SECTIONS.find((section) => section.slug === slug) ?? [])
  return SECTIONS.filter(({ title }) => dashboard.sections.includes(title))
}
