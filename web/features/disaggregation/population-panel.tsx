import { overallPoint } from '#domain/disaggregation/group-point.ts'
import type { PeopleShare, PopulationFacts } from '#domain/disaggregation/population.ts'
import { formatNumber } from '#domain/number/format.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'
import { known } from '#domain/reference/reference-data.ts'
import classes from './population-panel.module.css'
import type { Chosen } from './resolve-chosen.ts'

interface PopulationPanelProps {
  readonly facts: PopulationFacts
  readonly chosen: Chosen
}

/** How a population is made up: facts that are added up from its age groups, and named as such. */
export function PopulationPanel({ facts, chosen }: PopulationPanelProps) {
  const { choice, indicator, data } = chosen
  const source = known(data.whole.reference.sources, choice.source)
  const place = known(data.whole.reference.locations, choice.location)
  const published = overallPoint(data.whole.table, choice)?.value ?? null
  const isPeople = indicator.numerator === 'People'
  return (
    <section className={classes.panel} aria-labelledby="population">
      <h2 id="population">{indicator.shortName} at a glance</h2>
      <p>
        {place.name}, {sourceAndPeriod(source, choice)}. Added up from the age groups.
      </p>
      <dl className={classes.tiles}>
        <Tile name={indicator.shortName} value={formatNumber(facts.total, 0)} />
        <ShareTile name="Female" share={facts.female} />
        <ShareTile name="Male" share={facts.male} />
        <ShareTile name="Children under 5" share={facts.under5} />
        <ShareTile name="Women aged 15–49" share={facts.women15to49} />
        {isPeople && facts.dependency !== null && (
          <Tile
            name="Dependency ratio"
            value={formatNumber(facts.dependency)}
            detail="people under 15 and from 65, for each 100 people aged 15–64"
          />
        )}
      </dl>
      {published !== null && published !== facts.total && (
        <p className={classes.remark}>
          The source’s own total is {formatNumber(published, 0)}; its age groups add up to{' '}
          {formatNumber(Math.abs(published - facts.total), 0)} {published > facts.total ? 'fewer' : 'more'}.
        </p>
      )}
      {isPeople && (
        <p className={classes.remark}>
          The dependency ratio is computed here from the age groups; the source does not publish it.
        </p>
      )}
    </section>
  )
}

function ShareTile({ name, share }: { readonly name: string; readonly share: PeopleShare | null }) {
  if (share === null) return <Tile name={name} value="–" detail="the age groups do not fit" />
  return <Tile name={name} value={`${formatNumber(share.percent)}%`} detail={formatNumber(share.people, 0)} />
}

function Tile(props: { readonly name: string; readonly value: string; readonly detail?: string }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>
        {props.value}
        {props.detail !== undefined && <small>{props.detail}</small>}
      </dd>
    </div>
  )
}
