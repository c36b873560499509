import { dimensionName } from '#domain/disaggregation/dimension-name.ts'
import { kindOfGroups } from '#domain/disaggregation/dimension.ts'
import { indicatorsByDimension } from '#domain/disaggregation/group-index.ts'
import { message } from '#domain/message/message.ts'
import { Link } from 'wouter'
import type { DisaggregationChoice } from '#sections/disaggregation/chosen-groups.ts'
import type { DisaggregationState } from '#sections/disaggregation/state.ts'
import { Stack, Text } from '#web/kit/layout.tsx'
import type { PanelProps } from '#web/panels/panel.ts'
import classes from './elsewhere.module.css'

/** A short choice: so many dimensions, each with so many indicators; the others open on a click. */
const DIMENSIONS = 4
const FIRST = 2

/** A dashboard without any figure by group says so, and leads to the indicators that have some. */
export function Elsewhere({ shown }: PanelProps<DisaggregationState, DisaggregationChoice>) {
  const { catalogue, language, choice } = shown
  const homes = catalogue.dashboards.filter(
    ({ waiting_for, sections }) => waiting_for === '' && sections.length > 0,
  )
  const addressOf = (indicator: number, dimension: string) => {
    const home = homes.find(({ indicators }) => indicators.includes(indicator))
    const query = new URLSearchParams({ section: 'disaggregation', indicator: String(indicator), dimension })
    return home ? `/dashboard/${home.name}?${query}` : null
  }
  const list = (indicators: readonly number[], dimension: string) => (
    <Stack as="ul" across="start">
      {indicators.map((id) => {
        const address = addressOf(id, dimension)
        const name = catalogue.reference.indicators.get(id)?.shortName ?? ''
        return address === null ? null : (
          <li key={id}>
            <Link href={address}>{name}</Link>
          </li>
        )
      })}
    </Stack>
  )
  const all = indicatorsByDimension(choice.index)
  const first = all
    .filter(
      ({ dimension }, at) =>
        all.findIndex((other) => kindOfGroups(other.dimension) === kindOfGroups(dimension)) === at,
    )
    .slice(0, DIMENSIONS)
  const others = [
    ...first.map(({ dimension, indicators }) => ({ dimension, indicators: indicators.slice(FIRST) })),
    ...all.filter((one) => !first.includes(one)),
  ].filter(({ indicators }) => indicators.length > 0)
  const dimensions = (some: typeof all, level: 'h2' | 'h3') => (
    <div className={classes.dimensions}>
      {some.map(({ dimension, indicators }) => (
        <section key={dimension} aria-labelledby={`groups-${level}-${dimension}`}>
          <Text as={level} heading below={8} id={`groups-${level}-${dimension}`}>
            {language.text(message('disaggregation.by', { dimension: dimensionName(dimension) }))}
          </Text>
          {list(indicators, dimension)}
        </section>
      ))}
    </div>
  )
  return (
    <Stack gap={24}>
      {dimensions(
        first.map(({ dimension, indicators }) => ({ dimension, indicators: indicators.slice(0, FIRST) })),
        'h2',
      )}
      <details>
        <summary>
          {language.text(
            message('disaggregation.more-indicators', {
              count: new Set(others.flatMap(({ indicators }) => indicators)).size,
            }),
          )}
        </summary>
        {dimensions(others, 'h3')}
      </details>
    </Stack>
  )
}
