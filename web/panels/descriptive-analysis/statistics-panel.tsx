import { useMemo } from 'react'
import { message } from '#domain/message/message.ts'
import { statisticGroups } from '#domain/narrative/descriptive-statistics.ts'
import { weightsOf } from '#domain/spread/weights.ts'
import { describeValues } from '#domain/statistics/descriptive/descriptive.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { NumberTable } from '#web/views/number-table.tsx'
import classes from './descriptive.module.css'
import type { DescriptivePanel } from './descriptive-panel.ts'

/** Every statistic of the described values, each with its meaning; those that cannot be given say why. */
export function StatisticsPanel({ shown }: DescriptivePanel) {
  const { text } = useLanguage()
  const { set, population } = shown.choice
  const { reference } = shown.figures
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
        {text(message('descriptive-section.statistics'))}
      </h2>
      {groups ? (
        <>
          <p className={classes.lead}>{text(message('descriptive-section.choose-name'))}</p>
          <NumberTable caption={text(message('descriptive-section.statistics-caption'))} groups={groups} />
        </>
      ) : (
        <p className={classes.hint}>{text(message('descriptive-section.no-value'))}</p>
      )}
    </section>
  )
}
