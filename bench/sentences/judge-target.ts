import { type Fault, faultsOf } from './fault.ts'
import { isAboveAll, isOfFew } from './reading.ts'
import { type Quantity, type Row, shown } from './rows.ts'

/** Judges what is said of figures and their target: the side, and whether it may be said of such figures. */
export function targetFaults(said: string, quantity: Quantity, rows: readonly Row[]): Fault[] {
  const { target } = quantity
  if (!/target of/.test(said)) return []
  if (target === null) return faultsOf(said, { 'side of the target': false })
  const side = (row: Row) => Math.sign(shown(row.value, quantity) - shown(target, quantity))
  const words = [...said.matchAll(/\b(?:is|are) (above|below|on) (?!100%)/g)].map(
    ([, word]) => ({ above: 1, below: -1, on: 0 })[word ?? ''] ?? 0,
  )
  const isBoth = /both (?:are|is)/i.test(said)
  const able = rows.filter((row) => !isAboveAll(row, quantity))
  const claims = isBoth ? rows.map(() => words[0] ?? 0) : words
  const isTrue = isBoth
    ? rows.every((row) => side(row) === claims[0])
    : claims.every((claim) => rows.some((row) => side(row) === claim))
  const impossible =
    able.length < rows.length && (isBoth || claims.length === rows.length) && !/above 100%/.test(said)
  const few = rows.filter((row) => isOfFew(row, quantity)).length
  const saysFew = /fewer than 20 events/.test(said)
  return faultsOf(said, {
    'side of the target': isTrue,
    'above 100 percent': !impossible,
    'few events at a target': saysFew ? few > 0 : few === 0 || claims.length < rows.length,
  })
}
