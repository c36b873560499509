import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { measureKey, type ReferenceData } from './reference-data.ts'

/**
 * Whether a figure is the official estimate of its custodian in its current edition: published by the custodian itself, or printed
 * unchanged by another, whose newest figure beside one of the custodian is the same. Source: methods §13.6.
 */
export function isOfficial(
  point: Point,
  { sources, measures, evidence }: ReferenceData,
  table: ObservationTable,
): boolean {
  if (point.coordinates.supersededBy !== null) return false
  const isCustodian = (source: number) =>
    measures.get(measureKey(point.indicator, source))?.custodian === true
  if (isCustodian(point.source)) return sources.get(point.source)?.classification === 'Estimate'
  return point.coordinates.evidence.some((id) => {
    const { kind, currentSource } = evidence.get(id) ?? {}
    return (
      kind === 'custodian_model' &&
      typeof currentSource === 'number' &&
      isCustodian(currentSource) &&
      isUnchanged(point, currentSource, table)
    )
  })
}

/** Copies may be rounded to so little of their value. */
const ROUNDED = 0.001

/**
 * True for a print of a figure that its custodian calls a projection: who prints it without the word does not make it an observation.
 */
export function printsProjection(
  point: Point,
  { evidence }: Pick<ReferenceData, 'evidence'>,
  table: ObservationTable,
): boolean {
  const { indicator, location, period, source } = point
  return point.coordinates.evidence.some((id) => {
    const { kind, currentSource } = evidence.get(id) ?? {}
    if (kind !== 'custodian_model' || typeof currentSource !== 'number' || currentSource === source)
      return false
    const [own] = pointsWhere(table, { indicator, source: currentSource, location, period })
    return own?.flags.includes('projection') === true && isNearly(point.value, own.value)
  })
}

function isNearly(value: number, own: number): boolean {
  return Math.abs(own - value) <= ROUNDED * Math.abs(value)
}

function isUnchanged(
  { indicator, source, location }: Point,
  custodian: number,
  table: ObservationTable,
): boolean {
  const own = new Map(
    pointsWhere(table, { indicator, source: custodian, location }).map((one) => [one.period, one.value]),
  )
  const copies = pointsWhere(table, { indicator, source, location })
  const newest = copies.toSorted((a, b) => b.period - a.period).find(({ period }) => own.has(period))
  if (!newest) return false
  return isNearly(newest.value, own.get(newest.period) ?? 0)
}

/**
 * True for a figure that prints again the figure of another source: not the custodian of its own evidence, or
 * tables of others.
 */
export function isReprint(point: Point, reference: ReferenceData): boolean {
  if ((reference.sources.get(point.source)?.derivedFrom.length ?? 0) > 0) return true
  return isPrintedModel(point, reference)
}

/** True for a figure of a custodian's model that another source prints, changed or unchanged. */
export function isPrintedModel({ source, coordinates }: Point, { evidence }: ReferenceData): boolean {
  const models = coordinates.evidence.flatMap((id) => evidence.get(id) ?? [])
  return models.some(({ kind, currentSource }) => kind === 'custodian_model' && currentSource !== source)
}
