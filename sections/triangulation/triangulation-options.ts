import { hasFigures } from '#domain/choice/coverage.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { indicatorOptions, type Option, placeTree, sourceList } from '#sections/definition/options.ts'
import { plainOption } from '#sections/controls/plain-option.ts'
import type { Catalogue } from '#contract/release-data.ts'
import type { TriangulationSelection } from './state.ts'

/** The sources chosen so far, the primary first. */
function chosenSources(
  { primary, comparisons }: TriangulationSelection,
  { reference }: Catalogue,
): DataSource[] {
  const ids = primary === null ? comparisons : [primary, ...comparisons]
  return ids.flatMap((id) => reference.sources.get(id) ?? [])
}

/** None, then every indicator by programme area, with how many of the chosen sources have it. */
export function indicatorChoices(selection: TriangulationSelection, catalogue: Catalogue): Option[] {
  const { reference, coverage } = catalogue
  const chosen = chosenSources(selection, catalogue)
  const options = indicatorOptions(
    [...reference.indicators.keys()],
    reference,
    (id) => hasFigures(coverage, id),
    (id) => ({ hint: heldBy(id, chosen, catalogue) }),
  )
  return [
    plainOption('', message('triangulate.none'), { hint: message('triangulate.all-indicators') }),
    ...options,
  ]
}

function heldBy(indicator: number, chosen: readonly DataSource[], { coverage }: Catalogue): Value {
  const having = chosen.filter(({ id }) => coverage.get(indicator)?.has(id))
  if (chosen.length === 0) return ''
  if (having.length === chosen.length) return chosen.length === 1 ? '' : message('triangulate.in-all')
  return having.length === 0
    ? message('triangulate.in-none')
    : message('triangulate.only-in', { sources: listOf(having.map(({ name }) => name)) })
}

/** One of the three controls of sources: 0 the primary, 1 and 2 the comparisons. */
export type SourceSlot = 0 | 1 | 2

/** Sources by class; those that cannot be chosen say why. The third control begins with None. */
export function sourceChoices(
  slot: SourceSlot,
  selection: TriangulationSelection,
  { reference, coverage }: Catalogue,
): Option[] {
  const { indicator } = selection
  const elsewhere = [0, 1, 2].filter((other) => other !== slot).map((other) => slotValue(other, selection))
  const having = indicator === null ? null : coverage.get(indicator)
  const reason = (id: number): Message | null => {
    if (elsewhere.includes(id)) return message('triangulate.already-chosen')
    if (!byId(reference.sources, id).hasData) return message('triangulate.without-figures')
    return having && !having.has(id) ? message('triangulate.not-published') : null
  }
  const options = sourceList(reference.sources.keys(), reference, (id) => ({ reason: reason(id) }))
  return slot === 2 ? [plainOption('', message('triangulate.none')), ...options] : options
}

/** The source in a control, or null. */
export function slotValue(slot: number, { primary, comparisons }: TriangulationSelection): number | null {
  return slot === 0 ? primary : (comparisons[slot - 1] ?? null)
}

/** The change by choosing a source in a control; null takes the choice back. */
export function slotChange(
  slot: SourceSlot,
  id: number | null,
  { comparisons }: TriangulationSelection,
): Partial<TriangulationSelection> {
  if (slot === 0) return { primary: id }
  const next = [...comparisons]
  if (id === null) next.splice(slot - 1, 1)
  else next.splice(Math.min(slot - 1, next.length), 1, id)
  return { comparisons: next }
}

/** None, the nation, and the zones with their states. */
export function locationChoices({ reference }: Catalogue): Option[] {
  return [
    plainOption('', message('triangulate.none'), { hint: message('triangulate.all-places') }),
    ...placeTree(reference, () => ({})),
  ]
}
