import type { GapAnswer } from '#contract/gap.ts'
import type { GapQuestion } from '#domain/gap/missing-figure.ts'
import { gapAt } from '#domain/gap/gap-at.ts'
import type { Level } from '#domain/location/location.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { english } from '#languages/from-source.ts'
import type { PublishedFigures } from './read-figures.ts'

/** Finds out why figures that were read and not found are missing: nothing where that cannot be said. */
export function gapFinder({
  points,
  withheld,
  withdrawn,
  reference,
  coverage,
  release,
}: PublishedFigures): (question: GapQuestion) => { readonly gap?: GapAnswer } {
  const knowledge = {
    table: { ...tableOf(points), withheld, withdrawn },
    reference,
    currentYear: release.published_at.getUTCFullYear(),
    levels: (indicator: number, source: number) => levelsOf(coverage.get(indicator)?.get(source) ?? 0),
  }
  return (question) => {
    const found = gapAt(question, knowledge)
    return found ? { gap: { reason: found.reason, note: english.text(found.note) } } : {}
  }
}

/** The levels of a mask of `Coverage`. */
function levelsOf(mask: number): Level[] {
  return ([1, 2, 3, 4, 5] as const).filter((level) => (mask & (1 << (level - 1))) !== 0)
}
