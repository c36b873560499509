import { message, type Value } from '#domain/message/message.ts'

const NAMED = [
  'wealth_quintile',
  'wealth_quartile',
  'wealth_decile',
  'education',
  'residence',
  'sex',
  'age',
  'age_sex',
  'method',
  'cause',
  'capacity',
] as const

/** A dimension inside a sentence, after "by": `wealth quintile`; one that is not known here as in the data. */
export function dimensionName(dimension: string): Value {
  const known = NAMED.find((name) => name === dimension)
  return known === undefined
    ? dimension.replaceAll('_', ' ')
    : message('groups.dimension', { dimension: known })
}
