import { useMemo } from 'react'
import type { EmptyFigure, FigureInput } from '#charts/figure.ts'
import { groupsWhere } from '#domain/disaggregation/group-filter.ts'
import { parsePeriod } from '#domain/period/period.ts'
import type { DisaggregationState } from '#sections/disaggregation/state.ts'
import type { DisaggregationViews } from '#sections/disaggregation/views.ts'
import type { View } from '#charts/view.ts'
import { Either } from '#web/controls/either.tsx'
import type { ContentProps } from './content-props.ts'
import { GroupCard } from './group-card.tsx'
import { PopulationStates } from './population-states.tsx'

interface GroupFiguresProps extends ContentProps {
  readonly views: DisaggregationViews
  readonly inputOf: (view: View) => FigureInput<View>
}

/** The figures of a choice: a pyramid, or bars and what lies over time; then the states where the source has them. */
export function GroupFigures(props: GroupFiguresProps) {
  const { views, inputOf, chosen, state, catalogue, onChange } = props
  const { choice, data, isPyramid, isCount } = chosen
  const { reference } = data.whole
  const own = useMemo(() => groupsWhere(data.groups, choice), [data, choice])
  const ofDimension = groupsWhere(data.groups, { dimension: choice.dimension, source: choice.source })
  const periods = new Set(
    ofDimension.filter(({ location }) => location === choice.location).map(({ period }) => period),
  )
  const hasStates = ofDimension.some(
    ({ location, period }) => period === choice.period && reference.locations.get(location)?.level === 3,
  )
  const card = {
    release: catalogue.release,
    only: state.only,
    onOnly: (only: number | null) => onChange({ only }),
    onChooseInstead: (alternative: EmptyFigure['alternatives'][number]) => onChange(insteadOf(alternative)),
    onDrill: (location: number) => onChange({ location }),
  }
  return (
    <>
      {isPyramid ? (
        <GroupCard
          {...card}
          input={inputOf(views.pyramid)}
          legend={false}
          switches={<PyramidSwitches {...{ state, onChange }} isWhole={choice.location === 1} />}
        />
      ) : (
        <GroupCard {...card} input={inputOf(views.bars)} legend={false} />
      )}
      {periods.size > 1 && !isPyramid && (
        <GroupCard
          {...card}
          input={inputOf(views.overTime)}
          legend
          switches={
            <Either
              name="Form of the figure over time"
              options={[
                ['line', 'Lines'],
                ['equiplot', 'Equiplot'],
              ]}
              value={state.over}
              onChoose={(over) => onChange({ over })}
            />
          }
        />
      )}
      {hasStates && !isCount && <GroupCard {...card} input={inputOf(views.states)} legend />}
      {hasStates && isPyramid && own.length > 0 && <PopulationStates chosen={chosen} onChange={onChange} />}
    </>
  )
}

interface PyramidSwitchesProps {
  readonly state: DisaggregationState
  readonly isWhole: boolean
  readonly onChange: (change: Partial<DisaggregationState>) => void
}

function PyramidSwitches({ state, isWhole, onChange }: PyramidSwitchesProps) {
  return (
    <>
      <Either
        name="Unit of the pyramid"
        options={[
          ['percent', 'Percent'],
          ['counts', 'Numbers'],
        ]}
        value={state.counts ? 'counts' : 'percent'}
        onChoose={(unit) => onChange({ counts: unit === 'counts' })}
      />
      {!isWhole && !state.counts && (
        <Either
          name="Outline"
          options={[
            ['with', 'With outline of Nigeria'],
            ['without', 'Without'],
          ]}
          value={state.outline ? 'with' : 'without'}
          onChoose={(outline) => onChange({ outline: outline === 'with' })}
        />
      )}
    </>
  )
}

function insteadOf(alternative: EmptyFigure['alternatives'][number]): Partial<DisaggregationState> {
  return {
    ...(alternative.source !== undefined && { source: alternative.source }),
    ...(alternative.location !== undefined && { location: alternative.location }),
    ...(alternative.period !== undefined && { period: parsePeriod(alternative.period) }),
  }
}
