import {
  type DatasetComparison,
  type DatasetPlace,
  compareDatasets,
} from '#domain/comparison/dataset-comparison.ts'
import type { DatasetPick } from '#domain/comparison/dataset-pick.ts'
import { isSumOfParts } from '#domain/comparison/sum-of-parts.ts'
import { inOrder } from '#domain/comparison/compared-places.ts'
import type { Classification } from '#domain/data-source/data-source.ts'
import { cited } from '#domain/message/value.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { isPartial } from '#domain/observation/settled.ts'
import { parsePeriod } from '#domain/period/period.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { zoneToken } from '#charts/colour/zone-colour.ts'
import { dotScale } from '#charts/plot/dot-scale.ts'
import { figureScale, type ValueScale } from '#charts/plot/value-scale.ts'
import { indicatorOf } from '#charts/selection/place-selection.ts'
import type { TokenName } from '#charts/tokens.ts'
import type { DatasetComparisonInput } from './view.ts'

/** The id of the mark of a figure. */
export const itemMark = ({ entry, pick }: DatasetItem) => `${entry.place.id}:${pick}`

/** How one data set is drawn: markers of one class differ by filling, then by size. */
export interface PickLook {
  readonly name: string
  readonly classification: Classification
  readonly hollow: boolean
  readonly small: boolean
}

/** A line of the figure: the name of a zone, the nation or a state. */
export type DatasetRow =
  | { readonly kind: 'heading'; readonly label: string; readonly token: TokenName }
  | {
      readonly kind: 'whole' | 'part'
      readonly label: string
      readonly entry: DatasetPlace
      /** The place that the view names to be marked. */
      readonly isMarked: boolean
    }

/** Whether the name and the figures of a line are strong. */
export function isStrong(row: DatasetRow | undefined): boolean {
  return row !== undefined && row.kind !== 'heading' && (row.kind === 'whole' || row.isMarked)
}

/** One figure of a row. */
export interface DatasetItem {
  readonly row: number
  readonly pick: number
  readonly point: Point
  readonly entry: DatasetPlace
  /** Where it stands on the value axis; null for a total that is written beside its parts and not drawn. */
  readonly position: number | null
}

export interface DatasetModel {
  readonly comparison: DatasetComparison
  readonly looks: readonly PickLook[]
  /** The nation first, then the states in the order asked for. */
  readonly rows: readonly DatasetRow[]
  /** All figures, row by row. */
  readonly items: readonly DatasetItem[]
  /** Level of each kind of interval that is published. */
  readonly levels: readonly number[]
}

export function datasetModel(input: DatasetComparisonInput): DatasetModel {
  const { view, table, reference } = input
  const comparison = compareDatasets({
    table,
    reference,
    indicator: indicatorOf(input).id,
    picks: picksOf(input),
  })
  const rows = rowsOf(comparison, input)
  const hasTotal = comparison.states.length > 0 && isSumOfParts(comparison.indicator)
  const items = rows.flatMap((row, index) => (row.kind === 'heading' ? [] : itemsOf(row, index, hasTotal)))
  const levels = items.flatMap(({ point }) => interval(point)?.level ?? [])
  return {
    comparison,
    looks: looksOf(comparison.picks, input),
    rows,
    items,
    levels: view.options.intervals === false ? [] : [...new Set(levels)].sort(),
  }
}

/** `sources[i]` goes with `periods[i]`; incomplete pairs are left out. */
function picksOf({ view }: DatasetComparisonInput): DatasetPick[] {
  return view.sources.flatMap((source, index) => {
    const period = parsePeriod(view.periods[index] ?? '')
    return period === null ? [] : [{ source, period }]
  })
}

function looksOf(picks: readonly DatasetPick[], { reference, language }: DatasetComparisonInput): PickLook[] {
  const seen = new Map<Classification, number>()
  return picks.map((pick) => {
    const source = byId(reference.sources, pick.source)
    const order = seen.get(source.classification) ?? 0
    seen.set(source.classification, order + 1)
    return {
      name: language.text(cited(source, pick.period)),
      classification: source.classification,
      hollow: order % 2 === 1,
      small: order > 1,
    }
  })
}

function rowsOf(
  { nation, states }: DatasetComparison,
  { view, reference }: DatasetComparisonInput,
): DatasetRow[] {
  const byPlace = new Map(states.map((entry) => [entry.place.id, entry]))
  const places = states.map(({ place }) => place)
  const groups = inOrder(places, view.options.order ?? 'name', reference, (place) =>
    spread(byPlace.get(place.id)),
  )
  const hasNation = nation.points.some((point) => point !== null)
  const rowOf = (kind: 'whole' | 'part', entry: DatasetPlace): DatasetRow => {
    const { id, name } = entry.place
    return { kind, label: name, entry, isMarked: id === view.options.reference }
  }
  return [
    ...(hasNation ? [rowOf('whole', nation)] : []),
    ...groups.flatMap(({ name, zone, places: members }): readonly DatasetRow[] => [
      ...(zone ? [{ kind: 'heading', label: name, token: zoneToken(reference, zone) } as const] : []),
      ...members.flatMap((place): readonly DatasetRow[] => {
        const entry = byPlace.get(place.id)
        return entry ? [rowOf('part', entry)] : []
      }),
    ]),
  ]
}

/** Distance between the smallest and the largest whole figure of a place; null with fewer than two. */
function spread(entry: DatasetPlace | undefined): number | null {
  const values = entry?.points.flatMap((point) => (point && !isPartial(point) ? [point.value] : [])) ?? []
  return values.length < 2 ? null : Math.max(...values) - Math.min(...values)
}

function itemsOf(
  { kind, entry }: Exclude<DatasetRow, { readonly kind: 'heading' }>,
  row: number,
  hasTotal: boolean,
): DatasetItem[] {
  const isTotal = hasTotal && kind === 'whole'
  return entry.points.flatMap((point, pick) =>
    point ? [{ row, pick, point, entry, position: isTotal ? null : point.value }] : [],
  )
}

/** The figures of each source. */
export function drawnBySource({ items }: DatasetModel, reference: ReferenceData) {
  const points = Map.groupBy(
    items.map(({ point }) => point),
    ({ source }) => source,
  )
  return [...points].map(([id, own]) => ({ source: byId(reference.sources, id), points: own }))
}

/** The value axis that holds every figure and interval. */
export function datasetScale(
  { items, comparison }: DatasetModel,
  input: DatasetComparisonInput,
  coarse: boolean,
): ValueScale {
  const points = items.flatMap(({ point, position }) => (position === null ? [] : [point]))
  const { intervals } = input.view.options
  // Columns are lengths and begin at zero.
  const scaleOf = input.view.options.shape === 'column' ? figureScale : dotScale
  return scaleOf(points, { indicator: comparison.indicator, intervals, coarse })
}
