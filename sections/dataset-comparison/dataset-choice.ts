import { type DatasetPick, pickKey } from '#domain/comparison/dataset-pick.ts'
import { MOST_DATASETS } from '#domain/comparison/most-compared.ts'
import { message, type Value } from '#domain/message/message.ts'
import { periodName, sourceName } from '#domain/message/value.ts'
import { isoPeriod } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { DatasetCandidate } from './dataset-candidates.ts'
import { type DatasetChoiceContext, openingPair } from './opening-pair.ts'

export interface DatasetResolution {
  readonly picks: readonly DatasetPick[]
  /** Requests that could not be met, one sentence each. */
  readonly moved: readonly Value[]
}

/** The resolved choice of the section. */
export interface DatasetChoice extends DatasetResolution {
  readonly indicator: number
  readonly candidates: readonly DatasetCandidate[]
}

/**
 * The picks that have figures, at most four; when none is left, the opening pair.
 */
export function resolveDatasets(
  wanted: readonly DatasetPick[],
  context: DatasetChoiceContext,
): DatasetResolution {
  const byKey = new Map(context.candidates.map((candidate) => [pickKey(candidate), candidate]))
  const isKnown = (pick: DatasetPick) => byKey.has(pickKey(pick))
  const unique = [...new Map(wanted.map((pick) => [pickKey(pick), pick])).values()]
  const picks = unique.filter(isKnown).slice(0, MOST_DATASETS)
  const moved = unique.filter((pick) => !isKnown(pick)).map((pick) => lostSentence(pick, context.reference))
  if (picks.length > 0) return { picks, moved }
  return { picks: openingPair(context), moved: [...moved, ...carriedAway(context)] }
}

function lostSentence({ source, period }: DatasetPick, reference: ReferenceData): Value {
  const found = reference.sources.get(source)
  return found
    ? message('dataset-section.lost', { source: sourceName(found), period: periodName(period, found) })
    : message('dataset-section.lost-source', { source: String(source), period: isoPeriod(period) })
}

/** The sentence where the source and period carried from elsewhere have no figure. */
function carriedAway({ candidates, source, period, reference }: DatasetChoiceContext): Value[] {
  if (source === null || period === null) return []
  const isThere = candidates.some((one) => one.source === source && one.period === period)
  return isThere ? [] : [lostSentence({ source, period }, reference)]
}
