import { EmptyCell } from '#web/views/empty-cell.tsx'
import { useMemo } from 'react'
import type { PeopleShare } from '#domain/disaggregation/population.ts'
import { message } from '#domain/message/message.ts'
import { cited, decimal, indicatorName, percentage, whole } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { ChosenGroups, DisaggregationChoice } from '#sections/disaggregation/chosen-groups.ts'
import { populationByState } from '#sections/disaggregation/population-by-state.ts'
import type { DisaggregationState } from '#sections/disaggregation/state.ts'
import { Text } from '#web/kit/layout.tsx'
import type { PanelProps } from '#web/panels/panel.ts'
import classes from './population.module.css'

type Props = PanelProps<DisaggregationState, DisaggregationChoice>

/** How the population of the nation and of each state is made up, side by side. */
export function PopulationStates({ shown, onChange }: Props) {
  const { chosen } = shown.choice
  return chosen && <States {...{ shown, chosen, onChange }} />
}

function States({
  shown,
  chosen,
  onChange,
}: Pick<Props, 'shown' | 'onChange'> & { readonly chosen: ChosenGroups }) {
  const { choice, indicator } = chosen
  const { text } = shown.language
  const { reference } = shown.figures
  const rows = useMemo(() => populationByState(chosen, reference), [chosen, reference])
  const source = byId(reference.sources, choice.source)
  const title = text(
    message('disaggregation.by-state', {
      indicator: indicatorName(indicator),
      cited: cited(source, choice.period),
    }),
  )
  const percentOf = (share: PeopleShare | null) =>
    share === null ? (
      <EmptyCell text="–" why={message('disaggregation.no-fit')} />
    ) : (
      text(percentage(share.percent, 1))
    )
  return (
    <section aria-label={title}>
      <Text as="h2" heading>
        {title}
      </Text>
      <Text tone="soft" size={13} above={2} below={12}>
        {text(message('disaggregation.states-note'))}
      </Text>
      <section className={classes.scroller} aria-label={text(message('disaggregation.table', { title }))}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text(message('disaggregation.place'))}</th>
              <th scope="col">{text(message('disaggregation.people'))}</th>
              <th scope="col">{text(message('disaggregation.female'))}</th>
              <th scope="col">{text(message('disaggregation.under-5'))}</th>
              <th scope="col">{text(message('disaggregation.women-short'))}</th>
              <th scope="col">{text(message('disaggregation.dependants'))}</th>
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
                <td>{text(whole(facts.total))}</td>
                <td>{percentOf(facts.female)}</td>
                <td>{percentOf(facts.under5)}</td>
                <td>{percentOf(facts.women15to49)}</td>
                <td>
                  {facts.dependency === null ? (
                    <EmptyCell text="–" why={message('disaggregation.no-fit')} />
                  ) : (
                    text(decimal(facts.dependency))
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
