import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import type { Section } from '#sections/definition/section-definition.ts'
import { unmet } from '#sections/unmet.ts'
import { findSection, sectionsIn } from '#sections/find-section.ts'
import { openedAt, type SectionOpenings } from '#sections/section-openings.ts'
import { shownSections } from '#sections/site-choices.ts'
import { ControlsPlace } from '#web/controls/section-frame.tsx'
import { withQuery } from '#web/controls/use-address-state.ts'
import { SectionTabs, sectionPanel } from '#web/kit/section-tabs.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { siteFront } from '#web/memory/front.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { PluginPlace } from '#web/plugin-host/plugin-place.tsx'
import { PageLoading } from './shell.tsx'
import { SectionHost } from '#web/section-host/section-host.tsx'
import { useTabOrder } from './tab-order.ts'
import { later } from '#web/kit/later.tsx'
import { WithWords } from '#web/language/with-words.tsx'
import { useId } from '#web/kit/use-id.ts'

/** For dashboards whose sections are shared one by one. */
const ShareSection = later(async () => (await import('./share-section.tsx')).default, { form: 'note' })
/** For people who are signed in; nobody else loads it. */
const RecordView = later(async () => (await import('#web/features/activity/record-view.tsx')).default, {
  form: 'unsaid',
})

/** For links that name an earlier release. */
const OlderPage = later(async () => (await import('#web/documents/new-data/older-page.tsx')).default, {
  form: 'unsaid',
})

const AS_THEY_ARE: SectionOpenings = new Map()

interface DashboardSectionsProps {
  readonly dashboard: CatalogueDashboard
  readonly catalogue: Catalogue
  /** How its sections open; built-in ones open as they are. */
  readonly openings?: SectionOpenings
  /** At the right of the tabs. */
  readonly aside?: React.ReactNode
}

/** The tabs of a dashboard and the page of the chosen one. The state of all sections stays in the address. */
export function DashboardSections({
  dashboard,
  catalogue,
  openings = AS_THEY_ARE,
  aside,
}: DashboardSectionsProps) {
  const search = useSearch()
  const query = new URLSearchParams(search)
  const own = useOwnAccount()
  const [path, navigate] = useLocation()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const panelId = useId()
  const declared = sectionsIn(dashboard)
  const wanted = query.get('section') ?? query.get('index')
  const shown = shownSections(declared, siteFront)
  const section = findSection(wanted === null ? shown : declared.toSorted(byIndex), wanted)
  // A section that the site leaves out has a tab for readers who come by its address.
  const [sections, reorder] = useTabOrder(
    dashboard.name,
    section && !shown.includes(section) ? [...shown, section] : shown,
  )
  const isAdvanced = sections.some(({ advanced }) => advanced)
  if (!section) return null
  const release = query.get('release')
  const isOlder =
    release !== null && ![String(catalogue.release.number), catalogue.release.hash].includes(release)
  const asked = unmet({ query, dashboard, catalogue, sections: declared, section })
  const choose = (slug: string) => {
    const next = openedAt(query, slug, openings)
    const index = sections.find((candidate) => candidate.slug === slug)?.index
    // Earlier addresses of Advanced Analytics say the position; all others go by name alone.
    if (isAdvanced && index !== undefined) next.set('index', String(index))
    else next.delete('index')
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
        {...(isAdvanced && { onReorder: reorder, besideCurrent: <ShareSection dashboard={dashboard} /> })}
      >
        <div ref={setPlace} />
      </SectionTabs>
      <ControlsPlace value={place}>
        <div {...sectionPanel(panelId, section.slug)}>
          {isOlder && <OlderPage release={release} />}
          <WithWords fallback={<PageLoading title={section.title} />}>
            <SectionHost key={section.slug} {...{ dashboard, catalogue, section }} unmet={asked} />
          </WithWords>
        </div>
      </ControlsPlace>
      <PluginPlace dashboard={dashboard} catalogue={catalogue} />
      {own.status === 'signed-in' && (
        <RecordView {...{ dashboard, catalogue, search }} section={section.slug} />
      )}
    </>
  )
}

/** Positions of earlier addresses do not follow the reader's own order. */
function byIndex(a: Section, b: Section): number {
  return (a.index ?? 0) - (b.index ?? 0)
}
