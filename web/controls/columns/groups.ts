import type { Classification } from '#domain/data-source/data-source.ts'
import { type Coverage, hasFigures } from '#domain/choice/coverage.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'

/** Things to choose from under one name, by id. */
export interface Group {
  readonly name: string
  readonly ids: readonly number[]
}

/** How many of a group are chosen: what its own box shows. */
export type GroupState = 'none' | 'some' | 'all'

export function groupState(ids: readonly number[], chosen: ReadonlySet<number>): GroupState {
  const count = ids.filter((id) => chosen.has(id)).length
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}

/** The choice after the box of a group was pressed: all of it, or none where all of it was. */
export function toggledGroup(chosen: readonly number[], ids: readonly number[]): readonly number[] {
  const isAll = groupState(ids, new Set(chosen)) === 'all'
  const others = chosen.filter((id) => !ids.includes(id))
  return isAll ? others : [...chosen, ...ids.filter((id) => !chosen.includes(id))]
}

/** The choice after one was pressed; a new one stands last. */
export function toggledOne<T>(chosen: readonly T[], one: T): readonly T[] {
  return chosen.includes(one) ? chosen.filter((each) => each !== one) : [...chosen, one]
}

/**
 * Indicators with figures by program area, in the order of the catalogue; or those that a search found, in its order. `found` is null
 * while nothing is looked for.
 */
export function indicatorGroups(
  { indicators }: Pick<ReferenceData, 'indicators'>,
  coverage: Coverage,
  found: readonly number[] | null,
): readonly Group[] {
  const looked = (found ?? [...indicators.keys()])
    .flatMap((id) => indicators.get(id) ?? [])
    .filter(({ id }) => hasFigures(coverage, id))
  const groups = Map.groupBy(looked, ({ programArea }) => programArea)
  return [...groups].map(([name, members]) => ({ name, ids: members.map(({ id }) => id) }))
}

/** Routine goes first (specification §4). */
const CLASSES: readonly Classification[] = ['Routine', 'Survey', 'Estimate']

/** Sources with figures, by class, ROUTINE first; those that a search finds, by name. */
export function sourceGroups(
  { sources }: Pick<ReferenceData, 'sources'>,
  search: string,
): readonly (Group & { readonly classification: Classification })[] {
  const found = [...sources.values()]
    .filter(({ hasData, name, fullName }) => hasData && isFound(`${name} ${fullName}`, search))
    .sort((a, b) => a.name.localeCompare(b.name))
  return CLASSES.map((classification) => ({
    ...{ classification, name: classification.toUpperCase() },
    ids: found.filter((source) => source.classification === classification).map(({ id }) => id),
  })).filter(({ ids }) => ids.length > 0)
}

/** Whether each word that was typed stands in a text, in whatever order and case. */
export function isFound(text: string, search: string): boolean {
  const looked = folded(text)
  return folded(search)
    .split(/\s+/)
    .every((word) => looked.includes(word))
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
