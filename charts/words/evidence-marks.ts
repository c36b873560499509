import type { EvidenceKind } from '#domain/evidence/evidence.ts'
import { type Message, message } from '#domain/message/message.ts'
import { listOf, sourceName } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import { type EvidencePiece, evidencePieces, independentPieces } from '#domain/reference/evidence-pieces.ts'
import { isReprint } from '#domain/reference/official-estimates.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'

/** The evidence of the figures of a row. */
export interface RowEvidence {
  /** The letter of a piece of evidence that two or more figures share, by their sources. */
  readonly marks: ReadonlyMap<number, string>
  /** Sources in an order in which those of one piece stand together. */
  readonly order: readonly number[]
  /** How many independent pieces there are, what each letter stands for, and who adds none; empty where all stand alone. */
  readonly notes: readonly Message[]
}

const FIRST_LETTER = 'a'.charCodeAt(0)

/** Marks the figures of a row that are tabulations of one survey, prints of one estimate, or models over the others. */
export function rowEvidence(points: readonly Point[], reference: ReferenceData): RowEvidence {
  const pieces = evidencePieces(points, reference).map((piece) => ownFirst(piece, reference))
  // By source, so that the figures of a page give a piece one letter.
  const shared = pieces
    .filter((piece) => piece.points.length > 1)
    .toSorted((a, b) => firstSource(a) - firstSource(b))
  const letters = new Map(shared.map((piece, at) => [piece, String.fromCharCode(FIRST_LETTER + at)] as const))
  const idle = pieces.filter(({ role }) => role !== 'own')
  return {
    marks: new Map(
      [...letters].flatMap(([piece, mark]) => piece.points.map(({ source }) => [source, mark] as const)),
    ),
    order: pieces.flatMap((piece) => piece.points.map(({ source }) => source)),
    notes:
      shared.length + idle.length === 0
        ? []
        : [
            message('source-table.pieces', { sources: points.length, pieces: independentPieces(pieces) }),
            ...[...letters].map(([piece, mark]) => pieceWords(piece, mark, reference)),
            ...idleWords(idle, reference),
          ],
  }
}

function firstSource({ points }: EvidencePiece): number {
  return Math.min(...points.map(({ source }) => source))
}

/** Orders the makers of figures before those that print or tabulate them again. */
function ownFirst(piece: EvidencePiece, reference: ReferenceData): EvidencePiece {
  const again = (point: Point) => Number(isReprint(point, reference))
  return { ...piece, points: piece.points.toSorted((a, b) => again(a) - again(b)) }
}

function pieceWords({ points, shared }: EvidencePiece, mark: string, reference: ReferenceData): Message {
  return message('source-table.piece', {
    mark,
    kind: kindOf(points, reference),
    count: points.length,
    known: shared.length > 0 ? 'yes' : 'no',
    evidence: listOf(shared),
    names: namesOf(points, reference),
  })
}

const WORDS: Readonly<Record<EvidenceKind, 'survey' | 'census' | 'model' | 'reports' | 'compiled'>> = {
  survey: 'survey',
  census: 'census',
  custodian_model: 'model',
  model: 'model',
  index: 'model',
  routine: 'reports',
  registry: 'reports',
  compilation: 'compiled',
}

/** By the evidence that the first figure names before all; surveys by their class where rows name none. */
function kindOf(points: readonly Point[], { evidence, sources }: ReferenceData) {
  const kinds = points.flatMap(({ coordinates }) =>
    coordinates.evidence.flatMap((id) => evidence.get(id)?.kind ?? []),
  )
  const model = kinds.find((kind) => WORDS[kind] === 'model')
  const [kind = null] = model ? [model] : kinds
  if (kind !== null) return WORDS[kind]
  const isRoutine = points.every(({ source }) => sources.get(source)?.classification === 'Routine')
  return isRoutine ? 'reports' : 'survey'
}

function idleWords(idle: readonly EvidencePiece[], reference: ReferenceData): Message[] {
  return (['takes-in', 'unnamed'] as const).flatMap((role) => {
    const points = idle.filter((piece) => piece.role === role).flatMap((piece) => piece.points)
    if (points.length === 0) return []
    const said = { names: namesOf(points, reference), count: points.length }
    return [message(role === 'takes-in' ? 'source-table.adds-none' : 'source-table.unnamed', said)]
  })
}

function namesOf(points: readonly Point[], { sources }: ReferenceData) {
  return listOf(points.map(({ source }) => sourceName(byId(sources, source))))
}
