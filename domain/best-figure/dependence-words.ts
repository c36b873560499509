import { type Message, message } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import { evidencePieces, independentPieces } from '#domain/reference/evidence-pieces.ts'
import { isModelled, kinship } from '#domain/reference/kinship.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { ReadFigure } from './pooled-sources.ts'

/**
 * The figures that rest on one piece of evidence, as one sentence; null when none is known to: those who
 * tabulate the same interviews or print the same estimates again, and models that take in the findings of
 * others. Source: methods
 * 13.2.
 */
export function dependenceWords(read: readonly ReadFigure[], reference: ReferenceData): Message | null {
  const same = sameClauses(read, reference)
  const clauses = [...same, ...inputClauses(read, reference)]
  const last = clauses.pop()
  if (last === undefined) return null
  const said =
    clauses.length === 0 ? last : message('triangulation.clauses', { before: listOf(clauses, 'none'), last })
  if (same.length === 0) return message('triangulation.partly-dependent', { said })
  const pieces = evidencePieces(
    read.map(({ figure }) => figure.point),
    reference,
  )
  return message('triangulation.not-independent', {
    ...{ said, sources: read.length, pieces: independentPieces(pieces) },
    models: pieces.filter(({ role }) => role === 'takes-in').length,
  })
}

function sameClauses(read: readonly ReadFigure[], reference: ReferenceData): Message[] {
  const nameOf = new Map(read.map(({ figure }) => [`${figure.source.id}`, figure.source.name]))
  const again = read.flatMap((one) => {
    const [origin] = (one.estimate.derived_from ?? []).flatMap((id) => nameOf.get(id) ?? [])
    if (origin === undefined) return []
    const kind = isModelled(one.figure.point, reference) ? ('estimates' as const) : ('interviews' as const)
    return [{ name: one.figure.source.name, origin, kind }]
  })
  return [...Map.groupBy(again, ({ origin, kind }) => `${kind} ${origin}`).values()].flatMap((those) => {
    const [first] = those
    if (!first) return []
    const said = { names: listOf(those.map(({ name }) => name)), count: those.length }
    return first.kind === 'estimates'
      ? message('quote.print-again', { ...said, origin: first.origin })
      : message('quote.share-evidence', { ...said, origins: first.origin })
  })
}

function inputClauses(read: readonly ReadFigure[], reference: ReferenceData): Message[] {
  const own = read.filter(({ estimate }) => (estimate.derived_from ?? []).length === 0)
  const models = own.filter(
    (one) =>
      isModelled(one.figure.point, reference) &&
      own.some((other) => kinship(one.figure.point, other.figure.point, reference) === 'input'),
  )
  if (models.length === 0) return []
  const names = listOf(models.map(({ figure }) => figure.source.name))
  return [message('quote.use-others', { names, count: models.length })]
}
