import { dimensionName } from '#domain/disaggregation/dimension-name.ts'
import { indicatorsByDimension } from '#domain/disaggregation/group-index.ts'
import { message } from '#domain/message/message.ts'
import { Link } from 'wouter'
import type { DisaggregationChoice } from '#sections/disaggregation/chosen-groups.ts'
import type { DisaggregationState } from '#sections/disaggregation/state.ts'
import { Stack, Text } from '#web/kit/layout.tsx'
import type { PanelProps } from '#web/panels/panel.ts'
import classes from './elsewhere.module.css'

/** A short choice: more indicators of a dimension than this open on a click. */
const FIRST = 4

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
  return (
    <div className={classes.dimensions}>
      {indicatorsByDimension(choice.index).map(({ dimension, indicators }) => (
        <section key={dimension} aria-labelledby={`groups-${dimension}`}>
          <Text as="h2" heading below={8} id={`groups-${dimension}`}>
            {language.text(message('disaggregation.by', { dimension: dimensionName(dimension) }))}
          </Text>
          {list(indicators.slice(0, FIRST), dimension)}
          {indicators.length > FIRST && (
            <details>
              <summary>
                {language.text(
                  message('disaggregation.more-indicators', { count: indicators.length - FIRST }),
                )}
              </summary>
              {list(indicators.slice(FIRST), dimension)}
            </details>
          )}
        </section>
      ))}
    </div>
  )
}
