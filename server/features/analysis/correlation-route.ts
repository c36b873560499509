import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { analyseCorrelation } from '#contract/analysis/correlation.ts'
import { type Correlation, correlate } from '#domain/statistics/correlation/correlation.ts'
import type { CorrelationMatrix, correlationMatrix } from '#domain/statistics/correlation/matrix.ts'
import {
  pairedByPeriod,
  pairedByPlace,
  type PairedSeries,
} from '#domain/statistics/correlation/paired-series.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { MethodChoice, Strength } from '#domain/statistics/correlation/reading.ts'
import type { Outcome } from '#domain/statistics/outcome.ts'
import { valuesOf } from '#domain/statistics/figure-row.ts'
import type { Calculations } from '#server/calculations/calculations.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { askerOf } from '#server/work/asker.ts'
import { type PublishedFigures, readFigures } from '#server/release/read-figures.ts'
import { wireWord } from '#server/platform/wire-word.ts'
import { fromFigures } from './from-figures.ts'
import { stamped } from './stamped.ts'

type Sent = z.output<NonNullable<typeof analyseCorrelation.body>>
type Asked = Exclude<Sent, { readonly x: unknown } | { readonly series: unknown }>

/** Correlation of lists that the caller brings, or of published figures. */
export function serveCorrelation(app: FastifyInstance, database: Database, calculations: Calculations): void {
  serve(app, analyseCorrelation, async ({ body, request, reply }) => {
    const matrix: MatrixInTurn = (series) => calculations.run('matrix', series, askerOf(request, reply))
    if ('series' in body) {
      const rows = Math.max(0, ...Object.values(body.series).map(({ length }) => length))
      const result = wordedMatrix(await matrix(body.series))
      return stamped('correlation', result.status === 'ok' ? { n: rows, ...result } : result)
    }
    if ('x' in body) return stamped('correlation', wordedPair(correlate(body)))
    return correlateFigures(database, body, matrix)
  })
}

/** Makes a matrix when it is the caller's turn. */
type MatrixInTurn = (
  series: Parameters<typeof correlationMatrix>[0],
) => Promise<ReturnType<typeof correlationMatrix>>

async function correlateFigures(database: Database, asked: Asked, matrix: MatrixInTurn) {
  const series = seriesOf(asked)
  const { level = 3, period, within, location, periods } = asked
  const named = {
    indicators: Object.fromEntries(series.map(({ indicator, fields }) => [fields[0], indicator])),
    sources: Object.fromEntries(series.map(({ source, fields }) => [fields[1], source])),
    locations: { within, location },
  }
  const place = location ?? null
  const figures = await readFigures(
    database,
    named,
    place === null ? { levels: [level] } : { locations: [place] },
  )
  const { points, reference } = figures
  const paired =
    place === null
      ? pairedByPlace(points, reference, series, { level, period, within })
      : pairedByPeriod(points, reference, series, { location: place, periods, regular: !!asked.lags })
  return answer(paired, { asked, figures, matrix })
}

async function answer(
  paired: PairedSeries,
  {
    asked,
    figures,
    matrix,
  }: { readonly asked: Asked; readonly figures: PublishedFigures; readonly matrix: MatrixInTurn },
) {
  const { series, warnings, ...how } = paired
  const [x = [], y = []] = series.map(valuesOf)
  // A matrix takes the pairs of each cell; two series take the pairs of which both halves are there.
  const isPair = (index: number) => series.every((rows) => rows[index]?.point)
  const counted =
    series.length === 2 ? series.flatMap((rows) => rows.filter((_, row) => isPair(row))) : undefined
  const rows = series.flat()
  const made = { method: 'correlation', figures, rows, counted: counted ?? rows, warnings }
  if (series.length === 2) {
    const result = wordedPair(correlate({ x, y, lags: asked.lags }))
    return fromFigures({ ...made, result: result.status === 'ok' ? { ...result, paired: how } : result })
  }
  const names = namesOf(
    series.map((rows, index) => rows[0]?.indicator ?? index),
    figures,
  )
  const lists = Object.fromEntries(series.map((rows, index) => [names[index] ?? '', valuesOf(rows)]))
  const result = wordedMatrix(await matrix(lists))
  return fromFigures({
    ...made,
    result: result.status === 'ok' ? { ...result, n: x.length, paired: how } : result,
  })
}

interface AskedSeries {
  readonly indicator: number
  readonly source: number
  /** Fields of the request that name the indicator and the source. */
  readonly fields: readonly [string, string]
}

function seriesOf(asked: Asked): AskedSeries[] {
  if ('indicator' in asked) {
    return asked.datasources.map((source, index) => ({
      indicator: asked.indicator,
      source,
      fields: ['indicator', `datasources.${index}`],
    }))
  }
  return asked.indicators.map((indicator, index) => ({
    indicator,
    source: asked.datasource ?? asked.datasources?.[index] ?? 0,
    fields: [`indicators.${index}`, asked.datasource === undefined ? `datasources.${index}` : 'datasource'],
  }))
}

/** Short names, with the id where two indicators have the same. */
function namesOf(ids: readonly number[], { reference }: PublishedFigures): string[] {
  const names = ids.map((id) => byId(reference.indicators, id).shortName)
  return names.map((name, index) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${ids[index]})`,
  )
}

function wordedPair(found: Outcome<Correlation>) {
  return found.status === 'ok' ? { ...found, ...spelled(found) } : found
}

function wordedMatrix(found: Outcome<CorrelationMatrix>) {
  if (found.status !== 'ok') return found
  const cells = found.cells.map((cell) => (cell.status === 'ok' ? { ...cell, ...spelled(cell) } : cell))
  return { ...found, cells }
}

/** Words as the API spells them. */
function spelled(found: MethodChoice & Strength) {
  return {
    default_method_reason: wireWord(found.default_method_reason),
    strength: wireWord(found.strength),
  }
}
