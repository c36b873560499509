import { midSentence, properRanges } from '#domain/message/indicator-words.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import { known, measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { Panel } from './panels.ts'

/**
 * Where panels of one indicator do not measure the same: other denominators, or figures that the publisher measured by
 * another definition. Empty when nothing is known to differ.
 */
export function definitionNotes(
  panels: readonly Panel[],
  table: ObservationTable,
  reference: ReferenceData,
): string[] {
  return [...Map.groupBy(panels, ({ indicator }) => indicator)].flatMap(([indicator, group]) => [
    ...denominatorNote(
      indicator,
      group.map(({ source }) => source),
      reference,
    ),
    ...flaggedNotes(group, table, reference),
  ])
}

function denominatorNote(indicator: number, sources: readonly number[], reference: ReferenceData): string[] {
  const named = [...new Set(sources)].flatMap((source) => {
    const { denominator = '' } = reference.measures.get(measureKey(indicator, source)) ?? {}
    return denominator === '' ? [] : [{ denominator, name: known(reference.sources, source).name }]
  })
  const groups = [...Map.groupBy(named, ({ denominator }) => denominator.toLowerCase().trim()).values()]
  if (groups.length < 2) return []
  const parts = groups.map((group) => {
    const words = midSentence(properRanges(group[0]?.denominator ?? ''))
    return `${words} (${group.map(({ name }) => name).join(', ')})`
  })
  return [`Denominators differ: ${parts.join('; ')}.`]
}

function flaggedNotes(panels: readonly Panel[], table: ObservationTable, reference: ReferenceData): string[] {
  const notes = panels.flatMap(({ indicator, source, period }) => {
    if (period === null) return []
    const points = pointsWhere(table, { indicator, source, period })
    const name = sourceAndPeriod(known(reference.sources, source), { period })
    const some = (flag: 'definition_differs' | 'partial_period' | 'projection') =>
      points.some(({ flags }) => flags.includes(flag))
    return [
      ...(some('definition_differs') ? [`${name} has figures measured with another definition.`] : []),
      ...(some('partial_period') ? [`${name} is not complete.`] : []),
      ...(some('projection') ? [`${name} is a projection, not an observation.`] : []),
    ]
  })
  return [...new Set(notes)]
}
