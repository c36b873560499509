import type { DataSource } from '#domain/data-source/data-source.ts'
import { message } from '#domain/message/message.ts'
import { listOf, sourceName } from '#domain/message/value.ts'
import { byId, measureKey } from '#domain/reference/reference-data.ts'
import type { Wording } from './worded.ts'

/**
 * Notes on the shown sources that re-tabulate others, so that their agreement confirms nothing:
 * `GDL and ICEH re-tabulate NDHS and MICS interviews, so they are not independent of them.`
 * Only origins that measure the indicator count. Empty when all are independent.
 */
export function dependenceNotes(
  sources: readonly DataSource[],
  indicator: number,
  { reference, language }: Wording,
): string[] {
  const originsOf = (source: DataSource) =>
    source.derivedFrom.filter((origin) => reference.measures.has(measureKey(indicator, origin)))
  const derived = sources.filter((source) => originsOf(source).length > 0)
  return (['Survey', 'Estimate', 'Routine'] as const).flatMap((classification) => {
    const group = derived.filter((source) => source.classification === classification)
    if (group.length === 0) return []
    const origins = [...new Set(group.flatMap(originsOf))].map((id) => byId(reference.sources, id))
    const said = {
      count: group.length,
      names: listOf(group.map(sourceName)),
      origins: listOf(origins.map(sourceName)),
    }
    return [
      language.text(
        classification === 'Survey'
          ? message('chart.re-tabulates', said)
          : message('chart.repeats', { ...said, originCount: origins.length }),
      ),
    ]
  })
}
