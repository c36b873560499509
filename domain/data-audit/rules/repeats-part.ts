import type { Point } from '#domain/observation/point.ts'
import { aCase } from '../a-case.ts'
import type { AuditRule } from '../audit-rule.ts'
import { halfStep, isAverage } from '../quantity.ts'
import { type WholeAndParts, wholesWithParts } from './families.ts'

/** Fewer places than this can equal one of their parts by chance. */
const LEAST_PLACES = 4
/** Of the places of a level, this share has to do so. */
const SHARE = 0.8
/** And by chance in fewer series than this. */
const CHANCE = 1e-4

/**
 * An average lies between its parts and, but by chance, is none of them. Where the places of a level equal one of their
 * parts almost throughout, a column of the parts was copied. How likely that is by chance follows from how many values the
 * parts could have, so that whole percentages need more than figures with a decimal.
 */
export const repeatsPart: AuditRule = (audited) => {
  if (!isAverage(audited.indicator)) return { checked: 0, cases: [] }
  const groups = [
    ...Map.groupBy(
      wholesWithParts(audited).filter(({ least, most }) => least < most),
      ({ slice, family }) => `${slice.source}:${slice.period}:${family.level}`,
    ).values(),
  ].filter((group) => group.length >= LEAST_PLACES)
  const cases = groups.flatMap((group) => {
    const copies = group.flatMap(copied)
    if (copies.length < SHARE * group.length || chance(group, copies.length) > CHANCE) return []
    return copies.map(({ whole, part }) => {
      const numbers = {
        value: whole.value,
        place: part.location,
        copies: copies.length,
        of: group.length,
      }
      return aCase('high', 'part', [whole], numbers)
    })
  })
  return { checked: groups.length, cases }
}

/** A place and the part that it equals; nothing where it equals none. */
function copied({ whole, parts }: WholeAndParts): readonly { readonly whole: Point; readonly part: Point }[] {
  const part = parts.find(({ value }) => value === whole.value)
  return part ? [{ whole, part }] : []
}

/** Probability that so many of the wholes equal one of their parts by chance, from above: the mean chance of one, binomial. */
function chance(group: readonly WholeAndParts[], hits: number): number {
  const each = group.map(({ whole, values, least, most }) => {
    const possible = (most - least) / (2 * halfStep([whole.value, ...values])) + 1
    return Math.min(1, new Set(values).size / possible)
  })
  const p = each.reduce((sum, one) => sum + one, 0) / each.length
  let sum = 0
  for (let k = hits; k <= group.length; k++)
    sum += binomial(group.length, k) * p ** k * (1 - p) ** (group.length - k)
  return sum
}

function binomial(n: number, k: number): number {
  let result = 1
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i
  return result
}
