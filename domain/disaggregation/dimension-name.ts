import { properRanges } from '#domain/message/indicator-words.ts'
import { message, type Value } from '#domain/message/message.ts'
import { named } from '#domain/message/value.ts'
import { DIMENSIONS } from './dimension.ts'

/** A dimension inside a sentence, after "by": `wealth quintile`; one that is not known here as in the data. */
export function dimensionName(dimension: string): Value {
  const known = DIMENSIONS.find((name) => name === dimension)
  return known === undefined
    ? dimension.replaceAll('_', ' ')
    : message('groups.dimension', { dimension: known })
}

/** A category in words: `D01` → `Decile 1, poorest`, `F 0-4` → `Female 0–4`; all others as published. */
export function categoryName(dimension: string, category: string): Value {
  const decile = dimension === 'wealth_decile' ? /^D(\d{2})$/.exec(category) : null
  if (decile) {
    const number = Number(decile[1])
    const end = number === 1 ? 'poorest' : number === 10 ? 'richest' : 'between'
    return message('groups.decile', { number: String(number), end })
  }
  const bySex = dimension === 'age_sex' ? /^([FM]) (.+)$/.exec(category) : null
  if (!bySex) return named(properRanges(category))
  const sex = bySex[1] === 'F' ? 'female' : 'male'
  return message('groups.sex-ages', { sex, ages: properRanges(bySex[2] ?? '') })
}
