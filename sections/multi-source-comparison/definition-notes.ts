import { message, type Value } from '#domain/message/message.ts'
import { cited, listOf, sourceName, term } from '#domain/message/value.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import { byId, measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { Panel } from './panels.ts'

/** The note on the figures of a period that have it. */
const FLAGS = ['definition_differs', 'partial_period', 'projection'] as const

/**
 * Where panels of one indicator do not measure the same: other denominators, or figures that the publisher measured by
 * another definition. Empty when nothing is known to differ.
 */
export function definitionNotes(
  panels: readonly Panel[],
  table: ObservationTable,
  reference: ReferenceData,
): Value[] {
  return [...Map.groupBy(panels, ({ indicator }) => indicator)].flatMap(([indicator, group]) => [
    ...denominatorNote(
      indicator,
      group.map(({ source }) => source),
      reference,
    ),
    ...flaggedNotes(group, table, reference),
  ])
}

function denominatorNote(indicator: number, sources: readonly number[], reference: ReferenceData): Value[] {
  const stated = [...new Set(sources)].flatMap((id) => {
    const { denominator = '' } = reference.measures.get(measureKey(indicator, id)) ?? {}
    return denominator === '' ? [] : [{ denominator, source: sourceName(byId(reference.sources, id)) }]
  })
  const groups = [...Map.groupBy(stated, ({ denominator }) => denominator.toLowerCase().trim()).values()]
  if (groups.length < 2) return []
  const parts = groups.map((group) =>
    message('multi-source.denominator', {
      denominator: term(group[0]?.denominator ?? ''),
      sources: listOf(
        group.map(({ source }) => source),
        'none',
      ),
    }),
  )
  return [message('multi-source.denominators', { parts: listOf(parts, 'apart') })]
}

function flaggedNotes(panels: readonly Panel[], table: ObservationTable, reference: ReferenceData): Value[] {
  const periods = Map.groupBy(panels, ({ source, period }) => `${source}:${period}`)
  return [...periods.values()].flatMap(([panel]) => {
    if (!panel || panel.period === null) return []
    const { indicator, source, period } = panel
    const points = pointsWhere(table, { indicator, source, period })
    return FLAGS.filter((flag) => points.some(({ flags }) => flags.includes(flag))).map((flag) =>
      message('multi-source.flag-note', { flag, cited: cited(byId(reference.sources, source), period) }),
    )
  })
}
