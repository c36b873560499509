import type { Indicator } from '#domain/indicator/indicator.ts'
import { NATION } from '#domain/location/location.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { isProjected } from '#domain/observation/settled.ts'
import { periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { BriefQuestion } from './question.ts'

/** What is not known of a place, of the key figures and of what is watched beside them. */
export interface DataGaps {
  /** The newest figure is older than five years. */
  readonly old: readonly (StatedFigure & { readonly indicator: Indicator })[]
  /** The nation has a figure, and the place none. */
  readonly none: readonly Indicator[]
  /** How many indicators have any figure for the place, and for the nation. */
  readonly held: number
  readonly heldForNation: number
}

/** Older than this is said to be old: the age at which a survey is no longer quoted as the newest. Source: methods §8.2. */
const OLD_YEARS = 5

/** Of which indicators a place has no figure, or none of the last five years. */
export function dataGaps(question: BriefQuestion): DataGaps {
  const { data, place } = question
  const asked = [...new Set([...data.subjects.key, ...data.subjects.watched])]
  const old: DataGaps['old'][number][] = []
  const none: Indicator[] = []
  for (const id of asked) {
    const indicator = byId(data.reference.indicators, id)
    const newest = newestAt(question, id, place.id)
    if (newest && data.currentYear - periodYear(newest.point.period) > OLD_YEARS)
      old.push({ ...newest, indicator })
    if (!newest && place.id !== NATION && newestAt(question, id, NATION)) none.push(indicator)
  }
  return {
    old: old.toSorted((a, b) => a.point.period - b.point.period),
    none,
    held: data.heldAt(place.id),
    heldForNation: data.heldAt(NATION),
  }
}

function newestAt({ data }: BriefQuestion, indicator: number, location: number): StatedFigure | null {
  const last = data.currentYear * 1000 + 999
  const [newest] = pointsWhere(data.tableOf(indicator), { indicator, location })
    .filter((point) => point.period <= last && !isProjected(point))
    .toSorted((a, b) => b.period - a.period)
  return newest ? { point: newest, source: byId(data.reference.sources, newest.source) } : null
}
