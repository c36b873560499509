import { useMemo } from 'react'
import { groupsWhere } from '#domain/disaggregation/group-filter.ts'
import { type PeopleShare, populationFacts } from '#domain/disaggregation/population.ts'
import { formatNumber } from '#domain/number/format.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'
import { known } from '#domain/reference/reference-data.ts'
import type { DisaggregationState } from '#sections/disaggregation/state.ts'
import classes from './population-states.module.css'
import type { Chosen } from './resolve-chosen.ts'

interface PopulationStatesProps {
  readonly chosen: Chosen
  readonly onChange: (change: Partial<DisaggregationState>) => void
}

/** How the population of the nation and of each state is made up, side by side. */
export function PopulationStates({ chosen, onChange }: PopulationStatesProps) {
  const { choice, data, indicator } = chosen
  const { reference } = data.whole
  const rows = useMemo(() => {
    const { dimension, source, period } = choice
    const byPlace = Map.groupBy(
      groupsWhere(data.groups, { dimension, source, period }),
      ({ location }) => location,
    )
    return [...byPlace]
      .flatMap(([id, figures]) => {
        const place = known(reference.locations, id)
        const facts = place.level === 2 ? null : populationFacts(figures)
        return facts ? [{ place, facts }] : []
      })
      .sort((a, b) => a.place.level - b.place.level || a.place.name.localeCompare(b.place.name))
  }, [choice, data, reference])
  const source = known(reference.sources, choice.source)
  const title = `${indicator.shortName} by state, ${sourceAndPeriod(source, choice)}`
  return (
    <section className={classes.states} aria-label={title}>
      <h2>{title}</h2>
      <p>Computed from the age groups of each state. Select a state to see its pyramid.</p>
      <section className={classes.scroller} aria-label={`Table: ${title}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">People</th>
              <th scope="col">Female</th>
              <th scope="col">Under 5</th>
              <th scope="col">Women 15–49</th>
              <th scope="col">Dependants per 100 aged 15–64</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ place, facts }) => (
              <tr key={place.id} data-current={place.id === choice.location || undefined}>
                <th scope="row">
                  <button type="button" onClick={() => onChange({ location: place.id })}>
                    {place.name}
                  </button>
                </th>
                <td>{formatNumber(facts.total, 0)}</td>
                <td>{percentOf(facts.female)}</td>
                <td>{percentOf(facts.under5)}</td>
                <td>{percentOf(facts.women15to49)}</td>
                <td>{facts.dependency === null ? '–' : formatNumber(facts.dependency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function percentOf(share: PeopleShare | null): string {
  return share === null ? '–' : `${formatNumber(share.percent)}%`
}
