import { useMemo } from 'react'
import { message } from '#domain/message/message.ts'
import { statisticGroups } from '#domain/narrative/descriptive-statistics.ts'
import { weightsOf } from '#domain/spread/weights.ts'
import { describeValues } from '#domain/statistics/descriptive/descriptive.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { DescriptivePanel } from './descriptive-panel.ts'
import { NumbersInShort } from './numbers-in-short.tsx'

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
      <Text as="h2" heading below={8} id="statistics">
        {text(message('descriptive-section.statistics'))}
      </Text>
      {groups ? (
        <NumbersInShort caption={text(message('descriptive-section.statistics-caption'))} groups={groups} />
      ) : (
        <Text tone="faint" size={12} tight above={8}>
          {text(message('descriptive-section.no-value'))}
        </Text>
      )}
    </section>
  )
}
