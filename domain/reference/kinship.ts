import type { DataSource } from '#domain/data-source/data-source.ts'
import type { EvidenceKind } from '#domain/evidence/evidence.ts'
import type { Point } from '#domain/observation/point.ts'
import { isSameTime } from '#domain/observation/about.ts'
import { periodYear } from '#domain/period/period.ts'
import { drawsOnReports, drawsOnSurveys, originsOf } from './origins.ts'
import type { ReferenceData } from './reference-data.ts'

/**
 * How two figures belong together: `same` rest on one piece of evidence (the same interviews, census, reports
 * or run of a model); `input`: one is a model that takes in the evidence of the other; `independent`: nothing
 * is known that they share.
 */
export type Kinship = 'same' | 'input' | 'independent'

const MODELS: readonly (EvidenceKind | undefined)[] = ['custodian_model', 'model', 'index']

/** The evidence that a row names. The parts of a compilation are not known, so two of them share nothing by that word. */
function namedPieces({ coordinates }: Point, { evidence }: ReferenceData): readonly string[] {
  return coordinates.evidence.filter((id) => evidence.get(id)?.kind !== 'compilation')
}

/** The source and year of a figure, or those of the sources whose interviews it tabulates again. */
function rootPieces(point: Point, reference: ReferenceData): string[] {
  const source = reference.sources.get(point.source)
  const origins = source ? [...originsOf(source, point, reference)] : []
  const roots = origins.length > 0 ? origins : [point.source]
  return roots.map((id) => `${id}@${periodYear(point.period)}`)
}

/** True for a figure that its publisher compiled from reports or surveys that nobody names: it can confirm nothing. */
export function isCompiled({ coordinates }: Point, { evidence }: ReferenceData): boolean {
  const pieces = coordinates.evidence
  return pieces.length > 0 && pieces.every((id) => evidence.get(id)?.kind === 'compilation')
}

/** Figures with fewer digits can be the same by chance. */
const TELLING_DIGITS = 3

/** True when two figures of one place and time are the same in every digit that the coarser one has. */
function saysTheSame(a: Point, b: Point): boolean {
  if (a.indicator !== b.indicator || a.location !== b.location || !isSameTime(a, b)) return false
  const decimals = Math.min(...[a, b].map(({ value }) => decimalsOf(value)))
  const [first, second] = [a, b].map(({ value }) => value.toFixed(decimals))
  const digits = first?.replace(/\D/g, '').replace(/^0+/, '') ?? ''
  return first === second && digits.length >= TELLING_DIGITS
}

function decimalsOf(value: number): number {
  return /\.(\d+)$/.exec(`${value}`)?.[1]?.length ?? 0
}

/**
 * How two figures belong together. Figures whose rows name no evidence are held against each other by the
 * declarations of their sources; a compilation that does not name its sources is a copy of the figure that it
 * repeats digit by digit. Source: methods
 * 13.2.
 */
export function kinship(a: Point, b: Point, reference: ReferenceData): Kinship {
  if ((isCompiled(a, reference) || isCompiled(b, reference)) && saysTheSame(a, b)) return 'same'
  const [ofA, ofB] = [namedPieces(a, reference), namedPieces(b, reference)]
  if (ofA.length === 0 || ofB.length === 0) return kinshipOfSources(a, b, reference)
  const shared = ofA.filter((id) => ofB.includes(id))
  const isModel = (id: string) => MODELS.includes(reference.evidence.get(id)?.kind)
  if (shared.length > 0) {
    if (shared.some(isModel) || (ofA.every(isModel) && ofB.every(isModel))) return 'same'
    return ofA.some(isModel) || ofB.some(isModel) ? 'input' : 'same'
  }
  const takesIn = (model: readonly string[], other: readonly string[]) =>
    model.some((id) => isModel(id) && takesInKind(id, other, reference))
  return takesIn(ofA, ofB) || takesIn(ofB, ofA) ? 'input' : 'independent'
}

/** Whether a model, by its source's own words, rests on surveys or on reports such as those of the other figure. */
function takesInKind(model: string, other: readonly string[], { evidence, sources }: ReferenceData): boolean {
  const source = sources.get(evidence.get(model)?.currentSource ?? 0)
  if (!source) return false
  const kinds = other.map((id) => evidence.get(id)?.kind)
  const isSurveyed = kinds.some((kind) => kind === 'survey' || kind === 'census')
  return (isSurveyed && drawsOnSurveys(source)) || (kinds.includes('routine') && drawsOnReports(source))
}

function kinshipOfSources(a: Point, b: Point, reference: ReferenceData): Kinship {
  const ofB = rootPieces(b, reference)
  if (rootPieces(a, reference).some((root) => ofB.includes(root))) return 'same'
  const sources = [a, b].flatMap(({ source }) => reference.sources.get(source) ?? [])
  const models = sources.filter(drawsOnSurveys)
  const isBeside = (kind: DataSource['classification']) =>
    sources.some((source) => source.classification === kind)
  return models.length === 1 && isBeside('Survey') ? 'input' : 'independent'
}

/**
 * Names of the evidence that two figures share, as readers know it: `Nigeria DHS 2018`; empty for figures
 * that share nothing.
 */
export function sharedPieces(a: Point, b: Point, reference: ReferenceData): string[] {
  const [ofA, ofB] = [namedPieces(a, reference), namedPieces(b, reference)]
  const isNamed = ofA.length > 0 && ofB.length > 0
  const [first, second] = isNamed ? [ofA, ofB] : [rootPieces(a, reference), rootPieces(b, reference)]
  return first.filter((piece) => second.includes(piece)).map((piece) => pieceName(piece, reference))
}

function pieceName(piece: string, { evidence, sources }: ReferenceData): string {
  const named = evidence.get(piece)
  if (named) return named.title
  const [id, year] = piece.split('@')
  return `${sources.get(Number(id))?.name ?? piece} ${year ?? ''}`.trim()
}

/** True for a figure that comes out of a model. */
export function isModelled({ coordinates }: Point, { evidence }: ReferenceData): boolean {
  return coordinates.evidence.some((id) => MODELS.includes(evidence.get(id)?.kind))
}
