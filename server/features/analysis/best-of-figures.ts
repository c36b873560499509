import { english } from '#languages/from-source.ts'
import type { DoNotQuote } from '#domain/best-figure/do-not-quote.ts'
import { type FigureToQuote, figureToQuote } from '#domain/best-figure/figure-to-quote.ts'
import { POOLING } from '#domain/best-figure/pooled.ts'
import type { PooledSources } from '#domain/best-figure/pooled-sources.ts'
import type { BarredFigure, UsableFigure } from '#domain/best-figure/usable-figures.ts'
import type { VaccinationSeries } from '#domain/best-figure/vaccination-series.ts'
import { cited, sentences } from '#domain/message/value.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { rowOf } from '#domain/statistics/figure-row.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { fromFigures } from './from-figures.ts'
import { namedFigure } from './named-figure.ts'
import { readAllSources } from './read-all-sources.ts'

interface Asked {
  readonly indicator: number
  readonly location: number
  readonly year?: number | null | undefined
}

/** The published figure to quote for an indicator and a place, or why none (methods 8). */
export async function bestOfFigures(database: SqlRunner, asked: Asked) {
  const { figures, table, reference, currentYear } = await readAllSources(database, asked)
  const { indicator, location, year } = asked
  const answer = figureToQuote({
    table,
    reference,
    indicator,
    location,
    currentYear,
    year: year ?? undefined,
  })
  const made = { method: 'best-figure', figures }
  if (answer.status !== 'quote') return fromFigures({ ...made, rows: [], result: refused(answer) })
  const used = [...(answer.figure ? [answer.figure] : []), ...answer.runnersUp.map(({ figure }) => figure)]
  return fromFigures({
    ...made,
    rows: used.map(({ point }) => rowOf(point)),
    result: quoted(answer, used.length, reference),
  })
}

function refused({ year, topic, reason, why, notUsed }: DoNotQuote) {
  const status = 'do_not_quote' as const
  return { status, n: 0, year, topic, reason, why, not_used: notUsed.map(barred) }
}

function quoted(answer: FigureToQuote, n: number, reference: ReferenceData) {
  const { year, topic, rule, why, value, distances, confidence, warnings, citation } = answer
  return {
    status: 'ok' as const,
    n,
    year,
    topic,
    rule,
    why,
    value,
    quote: answer.figure && namedFigure(answer.figure),
    runners_up: answer.runnersUp.map((second) => ({ ...namedFigure(second.figure), why: second.why })),
    pooled: answer.pooled && pooled(answer.pooled),
    sources_disagree: distances.some(({ disagrees }) => disagrees),
    distances,
    confidence,
    warnings,
    not_independent: answer.notIndependent,
    not_used: answer.notUsed.map(barred),
    coverage_series: answer.series && series(answer.series, reference),
    coverage_series_refused: answer.seriesRefused,
    citation,
  }
}

/** A figure that may not be shown does not travel either. */
function barred({ source, point, bar, why: said }: BarredFigure) {
  const why = english.text(said)
  const hidden = { ...point, value: 0, lower: null, upper: null }
  return { ...namedFigure({ source, point: bar === 'suppressed' ? hidden : point }), bar, why }
}

function pooled({ figure, year, members, leftOut }: PooledSources) {
  const { value, ci95, B, Q, I2_pct } = figure
  const named = (one: UsableFigure) => namedFigure(one)
  return {
    value,
    year,
    ci95,
    B,
    Q,
    I2_pct,
    members: members.map(({ figure: one, weight_pct }) => ({ ...named(one), weight_pct })),
    left_out: leftOut.map(({ figure: one, why }) => ({ ...named(one), why })),
    constants: POOLING,
  }
}

function series({ estimate, reportedBy, surveys }: VaccinationSeries, { sources }: ReferenceData) {
  return {
    estimates: estimate.estimates,
    reported_by: reportedBy,
    surveys: surveys.map((point) => english.text(cited(byId(sources, point.source), point.period))),
    caveat: sentences(estimate.caveats),
  }
}
