import type { Parts } from './case.ts'
import { isShown, NUMBER } from './reading.ts'
import type { Quantity, Row } from './rows.ts'
import { saysUnit } from './units.ts'

/** A number with what stands around it, without a group of its own. */
export const FIGURE = NUMBER.replace('(−', '(?:−').replace('(%?', '(?:%?')

/** Reads a figure and its unit as two parts of a sentence. */
export const figure = (at: string) => `(?<${at}>${FIGURE})(?<${at}Unit>[^();]*?)`

interface Told {
  readonly quantity: Quantity
}

/** True when a figure says the value of a row, as it is rounded. */
export function isSaid(said: string | undefined, row: Row | undefined, { quantity }: Told): boolean {
  const number = /[−\d,.]*\d/.exec(said ?? '')?.[0] ?? ''
  return row !== undefined && isShown(number, row.value, quantity)
}

/** True when the figure in a part of a sentence has its unit. */
export function hasUnit(parts: Parts, at: string, { quantity }: Told): boolean {
  const said = parts[at] ?? ''
  const number = /^(US\$)?[−\d,.]*\d/.exec(said)?.[0] ?? said
  return saysUnit(number, `${said.slice(number.length)}${parts[`${at}Unit`] ?? ''}`, quantity)
}
