import type { GroupIndexRow } from '#contract/groups/group-file.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { dimensionWords } from '#domain/disaggregation/dimension.ts'
import { indicatorsByDimension } from '#domain/disaggregation/group-index.ts'
import { plain } from '#domain/message/segment.ts'
import { Link } from 'wouter'
import { SectionLead } from '#web/controls/section-lead.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import classes from './elsewhere.module.css'

interface ElsewhereProps {
  readonly dashboard: CatalogueDashboard
  readonly catalogue: Catalogue
  readonly index: readonly GroupIndexRow[]
}

/** A dashboard without any figure by group says so, and leads to the indicators that have some, one click away. */
export function Elsewhere({ dashboard, catalogue, index }: ElsewhereProps) {
  const homes = catalogue.dashboards.filter(
    ({ waiting_for, sections }) => waiting_for === '' && sections.length > 0,
  )
  const addressOf = (indicator: number, dimension: string) => {
    const home = homes.find(({ indicators }) => indicators.includes(indicator))
    const query = new URLSearchParams({ section: 'disaggregation', indicator: String(indicator), dimension })
    return home ? `/dashboard/${home.name}?${query}` : null
  }
  return (
    <>
      <SectionLead
        heading={`${dashboard.title} by population group`}
        answer={[
          plain(
            'No source publishes an indicator of this dashboard by sex, age, residence, wealth or another group in this release. These indicators of other dashboards are:',
          ),
        ]}
      />
      <div className={classes.dimensions}>
        {indicatorsByDimension(index).map(({ dimension, indicators }) => (
          <section key={dimension} aria-labelledby={`groups-${dimension}`}>
            <h2 id={`groups-${dimension}`}>By {dimensionWords(dimension).by}</h2>
            <ul>
              {indicators.map((id) => {
                const address = addressOf(id, dimension)
                const name = catalogue.reference.indicators.get(id)?.shortName ?? ''
                return address === null ? null : (
                  <li key={id}>
                    <Link href={address}>{name}</Link>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
