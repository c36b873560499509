import { LEVELS, type Level } from '#domain/location/location.ts'
import { locationsAt, type ReferenceData } from '#domain/reference/reference-data.ts'
import { mean } from '#domain/statistics/moments.ts'
import { DESIGN_FEATURES } from './metrics.ts'
import { type SetMeasure, setMeasure } from './set-measure.ts'
import type { SourceSets } from './source-sets.ts'

/** The measure of one level of places. */
export interface LevelMeasure {
  readonly level: Level
  readonly name: string
  readonly n_own: number
  readonly n_universe: number
  readonly n_added: number
  readonly m: number | null
}

/** The set measures of one source for one indicator; related indicators are judged for all indicators together. */
export interface SourceComplementarity {
  readonly years_available: SetMeasure
  readonly methodology: SetMeasure
  readonly area: SetMeasure & { readonly by_level: readonly LevelMeasure[] }
  readonly study_population: SetMeasure
  readonly research_design: SetMeasure
}

/** A source's contribution to the other chosen ones for one indicator. Source: methods 1.5. */
export function sourceComplementarity(
  own: SourceSets,
  others: readonly SourceSets[],
  reference: ReferenceData,
): SourceComplementarity {
  const measured = (part: keyof Omit<SourceSets, 'places'>, universe?: ReadonlySet<string | number>) =>
    setMeasure(
      own[part],
      others.map((other) => other[part]),
      universe,
    )
  const hasGroups = [own, ...others].some(({ groups }) => groups.size > 0)
  return {
    years_available: measured('years', yearsBetween([own, ...others])),
    methodology: measured('methodology'),
    area: areaMeasure(own, others, reference),
    study_population: measured(hasGroups ? 'groups' : 'denominators'),
    research_design: measured('design', new Set(DESIGN_FEATURES)),
  }
}

/** Every calendar year from the first to the last one that anybody has. */
function yearsBetween(all: readonly SourceSets[]): Set<number> {
  const years = all.flatMap(({ years }) => [...years.keys()].map(Number))
  const first = Math.min(...years)
  const length = years.length === 0 ? 0 : Math.max(...years) - first + 1
  return new Set(Array.from({ length }, (_, index) => first + index))
}

/** Each level that anybody has against all places of that level; m is the mean over these levels. */
function areaMeasure(own: SourceSets, others: readonly SourceSets[], reference: ReferenceData) {
  const levels = new Set([own, ...others].flatMap(({ places }) => [...places.keys()]))
  const measures = [...levels].sort().map((level) => {
    const universe = new Set(locationsAt(reference, level).map(({ id }) => id))
    // The store and the files of a release give places in orders of their own.
    const at = (sets: SourceSets) =>
      new Map([...(sets.places.get(level) ?? [])].sort(([a], [b]) => Number(a) - Number(b)))
    return { level, measure: setMeasure(at(own), others.map(at), universe) }
  })
  const known = measures.flatMap(({ measure }) => measure.m ?? [])
  const total = (field: 'n_own' | 'n_universe' | 'n_added' | 'n_left_empty') =>
    measures.reduce((sum, { measure }) => sum + measure[field], 0)
  return {
    m: known.length === 0 ? null : mean(known),
    n_own: total('n_own'),
    n_universe: total('n_universe'),
    n_added: total('n_added'),
    n_left_empty: total('n_left_empty'),
    own: measures.flatMap(({ measure }) => measure.own),
    added: measures.flatMap(({ measure }) => measure.added),
    by_level: measures.map(({ level, measure: { m, n_own, n_universe, n_added } }) => ({
      level,
      name: LEVELS[level],
      n_own,
      n_universe,
      n_added,
      m,
    })),
  }
}
