import { useMemo } from 'react'
import { statisticGroups } from '#domain/narrative/descriptive-statistics.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { DescribedSet } from '#domain/spread/described-set.ts'
import { weightsOf } from '#domain/spread/weights.ts'
import { describeValues } from '#domain/statistics/descriptive/descriptive.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { NumberTable } from '#web/views/number-table.tsx'
import classes from './descriptive-page.module.css'

interface StatisticsPanelProps {
  readonly set: DescribedSet
  readonly population: ObservationTable | null
  readonly reference: ReferenceData
}

/** Every statistic of the described values, each with its meaning; those that cannot be given say why. */
export function StatisticsPanel({ set, population, reference }: StatisticsPanelProps) {
  const groups = useMemo(() => {
    const weights = weightsOf(set, population, reference)
    const gaps = set.missing.map(() => null)
    const described = describeValues({
      values: [...set.points.map((point) => point.value), ...gaps],
      ...(weights.status === 'found' && { weights: [...weights.values, ...gaps] }),
    })
    return described.status === 'ok' ? statisticGroups(described, set, weights) : null
  }, [set, population, reference])
  return (
    <section aria-labelledby="statistics">
      <h2 className={classes.heading} id="statistics">
        Statistics
      </h2>
      {groups ? (
        <>
          <p className={classes.lead}>Choose a name to read what it means.</p>
          <NumberTable caption="Statistics of the described values" groups={groups} />
        </>
      ) : (
        <p className={classes.hint}>There is no value to describe.</p>
      )}
    </section>
  )
}
