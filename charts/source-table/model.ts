import { CLASSIFICATIONS, type Classification, type DataSource } from '#domain/data-source/data-source.ts'
import { unitLine } from '#charts/words/unit-line.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { distinct, latestPoint } from '#domain/observation/observation-table.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { indicatorOf, locationOf } from '#charts/selection/place-selection.ts'
import type { GapWords } from '#charts/figure.ts'
import { cellOf, type SourceCell } from './cell.ts'
import { type RowEvidence, rowEvidence } from '#charts/words/evidence-marks.ts'
import { asOfYear, type SourceTableInput } from './view.ts'

/** One source as a column of the table. */
export interface SourceColumn {
  readonly source: DataSource
  /** The source that the other figures show. */
  readonly chosen: boolean
}

/** Columns of one class under its heading. */
export interface SourceGroup {
  readonly classification: Classification
  readonly columns: readonly SourceColumn[]
}

/** One indicator as a row; `cells` follow the columns of all groups from left to right. */
export interface SourceTableRow {
  readonly indicator: Indicator
  readonly isMain: boolean
  /** Unit and denominator in words. */
  readonly unit: string
  readonly cells: readonly SourceCell[]
}

/** A source that has no figure in any row, with the reason for the main one. */
export interface SilentSource {
  readonly source: DataSource
  readonly gap: GapWords
}

/** The side-by-side table: every source of an indicator and its related ones at one place. */
export interface SourceTable {
  readonly indicator: Indicator
  readonly location: Location
  readonly groups: readonly SourceGroup[]
  readonly rows: readonly SourceTableRow[]
  /** Sources of the indicator with nothing to show here; they take no column. */
  readonly silent: readonly SilentSource[]
  /** Numerator and denominator of the main row, one a column; null when the switch is off. */
  readonly parts: readonly (SourceCell['parts'] | null)[] | null
  /** The letter of a piece of evidence that several figures of the main row share, by their sources. */
  readonly marks: RowEvidence['marks']
  readonly notes: readonly string[]
}

/** Related indicators shown when the view names none. */
const RELATED = 2

/**
 * `view.indicators[0]` is the main one, further ones are the related rows (else the indicator's own, as far as their
 * figures are at hand). `view.sources[0]` is the chosen source; two or more limit the columns to them. Each cell holds
 * the latest value at the view's place that is neither a projection nor later than now, or than the year asked for.
 */
export function sourceTableOf(asked: SourceTableInput): SourceTable {
  const input = asOfYear(asked)
  const indicator = indicatorOf(input)
  const location = locationOf(input)
  const indicators = [indicator, ...relatedOf(input, indicator)]
  const { speaking, silent } = sourcesOf(input, indicators)
  const evidence = rowEvidence(
    speaking.flatMap((source) => cellOf(input, indicator, source, location).point ?? []),
    input.reference,
  )
  const groups = groupsOf(input, inEvidenceOrder(speaking, evidence))
  const columns = groups.flatMap((group) => group.columns)
  const rows = indicators.map((entry, index) => ({
    indicator: entry,
    isMain: index === 0,
    unit: unitLine(entry, input.language),
    cells: columns.map((column) => cellOf(input, entry, column.source, location)),
  }))
  const mainCells = rows[0]?.cells ?? []
  return {
    indicator,
    location,
    groups,
    rows,
    silent: silent.flatMap((source) => {
      const { gap } = cellOf(input, indicator, source, location)
      return gap ? [{ source, gap }] : []
    }),
    parts: input.view.options.parts === true ? mainCells.map((cell) => cell.parts) : null,
    marks: evidence.marks,
    notes: evidence.notes.map((note) => input.language.text(note)),
  }
}

/** Sources as they come, those that share a piece of evidence beside the first of them. */
function inEvidenceOrder(sources: readonly DataSource[], { order }: RowEvidence): DataSource[] {
  const places = new Map(order.map((id, at) => [id, at]))
  const last = sources.length
  return sources.toSorted((a, b) => (places.get(a.id) ?? last) - (places.get(b.id) ?? last))
}

function relatedOf({ view, reference, table }: SourceTableInput, indicator: Indicator): Indicator[] {
  if (view.indicators.length > 1) return view.indicators.slice(1).map((id) => byId(reference.indicators, id))
  const loaded = new Set(distinct(table, 'indicator', {}))
  return indicator.related
    .filter((id) => loaded.has(id))
    .slice(0, RELATED)
    .flatMap((id) => reference.indicators.get(id) ?? [])
}

/**
 * The sources that take a column: those with a figure in any row, and the chosen one. Where none has a figure, all
 * of them, so that each can say why.
 */
function sourcesOf(input: SourceTableInput, indicators: readonly Indicator[]) {
  const { view, table, reference } = input
  const sources = columnSources(input, indicators).map((id) => byId(reference.sources, id))
  const location = locationOf(input).id
  const until = input.currentYear * 1000 + 999
  const speaks = ({ id: source }: DataSource) =>
    indicators.some(({ id: indicator }) => latestPoint(table, { indicator, source, location }, until))
  const speaking = sources.filter((source) => source.id === view.sources[0] || speaks(source))
  if (!speaking.some(speaks)) return { speaking: sources, silent: [] }
  return { speaking, silent: sources.filter((source) => !speaking.includes(source)) }
}

function groupsOf({ view }: SourceTableInput, sources: readonly DataSource[]): SourceGroup[] {
  return CLASSIFICATIONS.flatMap((classification) => {
    const columns = sources
      .filter((source) => source.classification === classification)
      .map((source) => ({ source, chosen: source.id === view.sources[0] }))
    return columns.length === 0 ? [] : [{ classification, columns }]
  })
}

/** Sources with figures at the place first, own ones before re-tabulations, then the newest, then by name. */
function columnSources(input: SourceTableInput, indicators: readonly Indicator[]): number[] {
  const { view, table, reference } = input
  const [main] = indicators
  const found = new Set(indicators.flatMap(({ id }) => distinct(table, 'source', { indicator: id })))
  const chosen = view.sources[0]
  if (chosen !== undefined) found.add(chosen)
  const ids = view.sources.length > 1 ? [...view.sources] : [...found]
  const location = locationOf(input).id
  const latest = new Map(
    ids.map((id) => [
      id,
      latestPoint(table, { indicator: main?.id ?? 0, source: id, location })?.period ?? 0,
    ]),
  )
  const derived = (id: number) => Number(byId(reference.sources, id).derivedFrom.length > 0)
  return ids.sort(
    (a, b) =>
      Number(latest.get(b) !== 0) - Number(latest.get(a) !== 0) ||
      derived(a) - derived(b) ||
      (latest.get(b) ?? 0) - (latest.get(a) ?? 0) ||
      byId(reference.sources, a).name.localeCompare(byId(reference.sources, b).name),
  )
}
