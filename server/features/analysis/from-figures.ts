import type { FigureUsed } from '#contract/analysis/provenance.ts'
import { english } from '#languages/from-source.ts'
import type { Value } from '#domain/message/message.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { type FigureRow, flagWarnings, pointsOf } from '#domain/statistics/figure-row.ts'
import type { Explained } from '#server/platform/explained.ts'
import type { InWords } from '#domain/message/in-words.ts'
import { inputsOf } from '#server/release/inputs-of.ts'
import type { PublishedFigures } from '#server/release/read-figures.ts'
import { type Provenance, stamped } from './stamped.ts'
import { gapFinder } from '#server/release/gap-of.ts'
import { withoutFigures } from './without-figures.ts'

/**
 * A result of published figures before it is sent: the rows that it was made of, and the remarks beside its
 * own.
 */
export interface MadeOf<Result extends object> {
  readonly method: string
  readonly figures: PublishedFigures
  readonly rows: readonly FigureRow[]
  readonly result: Result
  /** The rows that entered the numbers, where that is not all of them: pairs of which both halves are there. */
  readonly counted?: readonly FigureRow[]
  readonly warnings?: readonly Value[]
  readonly caveats?: readonly Value[]
}

interface Remarks {
  readonly warnings?: readonly Value[]
  readonly caveats?: readonly Value[]
}

/**
 * The answer made of published figures: the result with provenance, the figures in their order, and warnings about
 * suppressed figures, remarks of publishers and sources that are not independent. Source: methods §0 C8, §11 rule 5.
 */
export function fromFigures<Result extends object & Remarks>(
  made: MadeOf<Result>,
): Explained<InWords<Result>> & Provenance & { readonly figures: readonly FigureUsed[] }
export function fromFigures(made: MadeOf<object & Remarks>): object {
  const { method, figures, rows, result, counted = rows } = made
  const used = pointsOf(counted)
  const answer = stamped(method, result, inputsOf(figures, counted))
  return {
    ...answer,
    figures: figuresUsed(rows, figures),
    warnings: worded([
      ...(result.warnings ?? []),
      ...(made.warnings ?? []),
      ...suppressedWarning(figures.withheld.length),
      ...flagWarnings(used),
      ...(used.length === 0 ? withoutFigures(figures) : []),
    ]),
    caveats: worded([...(result.caveats ?? []), ...(made.caveats ?? []), ...dependence(figures, rows)]),
  }
}

function figuresUsed(rows: readonly FigureRow[], figures: PublishedFigures): FigureUsed[] {
  const { locations } = figures.reference
  const whyNot = gapFinder(figures)
  return rows.map((row) => ({
    indicator: row.indicator,
    datasource: row.source,
    location: row.location,
    name: locations.get(row.location)?.name ?? '',
    period: isoPeriod(row.period),
    value: row.point?.value ?? null,
    ...(row.point === null && whyNot(row)),
  }))
}

function suppressedWarning(count: number): string[] {
  return count === 0 ? [] : [`suppressed: ${count} figures rest on too few people and were left out`]
}

/** Agreement of a source with one that re-tabulates it confirms nothing. Sources without a figure here agree with none. */
function dependence({ reference }: PublishedFigures, rows: readonly FigureRow[]): string[] {
  const ids = [...new Set(pointsOf(rows).map(({ source }) => source))]
  const name = (id: number) => byId(reference.sources, id).name
  return ids.flatMap((id) =>
    byId(reference.sources, id)
      .derivedFrom.filter((origin) => ids.includes(origin))
      .map((origin) => `not independent: ${name(id)} re-tabulates ${name(origin)}`),
  )
}

function worded(remarks: readonly Value[]): string[] {
  return remarks.map((remark) => english.text(remark))
}
