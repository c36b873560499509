import { useState } from 'react'
import { useSearch } from 'wouter'
import type { Catalogue } from '#contract/release-data.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { message } from '#domain/message/message.ts'
import { triangulation } from '#sections/triangulation/section.ts'
import { unmet } from '#sections/unmet.ts'
import { ControlsPlace } from '#web/controls/section-frame.tsx'
import { SectionHost } from '#web/section-host/section-host.tsx'
import { WithCatalogue } from '../with-catalogue.tsx'
import classes from './triangulation-page.module.css'

/** Advanced Triangulation: a page of one section, about everything that is published. */
export default function TriangulationPage() {
  return (
    <WithCatalogue title={message('pages.triangulation')}>
      {(catalogue) => <OneSection catalogue={catalogue} />}
    </WithCatalogue>
  )
}

function OneSection({ catalogue }: { readonly catalogue: Catalogue }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const query = new URLSearchParams(useSearch())
  const dashboard = everything(catalogue)
  if (!dashboard) return null
  const asked = unmet({ query, dashboard, catalogue, sections: [triangulation], section: triangulation })
  return (
    <>
      <div className={classes.sticky} ref={setPlace} />
      <ControlsPlace value={place}>
        <SectionHost section={triangulation} {...{ dashboard, catalogue }} unmet={asked} />
      </ControlsPlace>
    </>
  )
}

/** The dashboard of analyses with all indicators, as sources are compared in whatever they share. */
function everything({ dashboards, coverage }: Catalogue): CatalogueDashboard | undefined {
  const analyses = dashboards.find(({ name }) => name === 'Advanced_Analytics') ?? dashboards[0]
  return analyses && { ...analyses, indicators: [...coverage.keys()] }
}
