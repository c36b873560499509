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
import { Table } from '#web/kit/table/table.tsx'
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
  const none = <EmptyCell text="–" why={message('disaggregation.no-fit')} />
  const percentOf = (share: PeopleShare | null) =>
    share === null ? none : text(percentage(share.percent, 1))
  return (
    <section aria-label={title}>
      <Text as="h2" heading>
        {title}
      </Text>
      <Text tone="soft" size={13} above={2} below={12}>
        {text(message('disaggregation.states-note'))}
      </Text>
      <Table
        dense
        pinned
        label={text(message('disaggregation.table', { title }))}
        rows={rows}
        keyOf={({ place }) => place.id}
        isChosen={({ place }) => place.id === choice.location}
        columns={[
          {
            title: text(message('disaggregation.place')),
            names: true,
            cell: ({ place }) => (
              <button
                type="button"
                className={classes.place}
                onClick={() => onChange({ location: place.id })}
              >
                {place.name}
              </button>
            ),
          },
          {
            title: text(message('disaggregation.people')),
            isNumeric: true,
            cell: ({ facts }) => text(whole(facts.total)),
          },
          {
            title: text(message('disaggregation.female')),
            isNumeric: true,
            cell: ({ facts }) => percentOf(facts.female),
          },
          {
            title: text(message('disaggregation.under-5')),
            isNumeric: true,
            cell: ({ facts }) => percentOf(facts.under5),
          },
          {
            title: text(message('disaggregation.women-short')),
            isNumeric: true,
            cell: ({ facts }) => percentOf(facts.women15to49),
          },
          {
            title: text(message('disaggregation.dependants')),
            isNumeric: true,
            cell: ({ facts }) => (facts.dependency === null ? none : text(decimal(facts.dependency))),
          },
        ]}
      />
    </section>
  )
}
