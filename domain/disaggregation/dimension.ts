import { properRanges } from '#domain/message/indicator-words.ts'

interface DimensionWords {
  /** As in a control: `Wealth quintile`. */
  readonly name: string
  /** As after "by": `wealth quintile`. */
  readonly by: string
  /** What its categories are. */
  readonly kind: 'people' | 'parts'
}

/** Dimensions of the data set in the order in which they are offered. */
const WORDS: Readonly<Record<string, DimensionWords>> = {
  wealth_quintile: { name: 'Wealth quintile', by: 'wealth quintile', kind: 'people' },
  wealth_quartile: { name: 'Wealth quarter', by: 'wealth quarter', kind: 'people' },
  wealth_decile: { name: 'Wealth decile', by: 'wealth decile', kind: 'people' },
  education: { name: 'Education', by: 'education', kind: 'people' },
  residence: { name: 'Residence', by: 'residence', kind: 'people' },
  sex: { name: 'Sex', by: 'sex', kind: 'people' },
  age: { name: 'Age', by: 'age', kind: 'people' },
  age_sex: { name: 'Age and sex', by: 'age and sex', kind: 'people' },
  method: { name: 'Method', by: 'method', kind: 'parts' },
  cause: { name: 'Cause', by: 'cause', kind: 'parts' },
  capacity: { name: 'Capacity', by: 'capacity', kind: 'parts' },
}

const ORDER = Object.keys(WORDS)

/** Words of a dimension; one that is not known here is named as in the data and taken to be of people. */
export function dimensionWords(dimension: string): DimensionWords {
  const plain = dimension.replaceAll('_', ' ')
  return (
    WORDS[dimension] ?? { name: plain.charAt(0).toUpperCase() + plain.slice(1), by: plain, kind: 'people' }
  )
}

/** True for dimensions whose categories ascend from the most disadvantaged to the most advantaged. */
export function isOrdered(dimension: string): boolean {
  return /^(wealth|education)(_|$)/.test(dimension)
}

/** Dimensions in the order in which they are offered, unknown ones last. */
export function sortedDimensions(dimensions: Iterable<string>): string[] {
  const rank = (dimension: string) => (ORDER.includes(dimension) ? ORDER.indexOf(dimension) : ORDER.length)
  return [...new Set(dimensions)].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
}

/** A category in words: `D01` → `Decile 1, poorest`, `F 0-4` → `Female 0–4`; all others as published. */
export function categoryName(dimension: string, category: string): string {
  const decile = dimension === 'wealth_decile' ? /^D(\d{2})$/.exec(category) : null
  if (decile) {
    const number = Number(decile[1])
    return `Decile ${number}${number === 1 ? ', poorest' : number === 10 ? ', richest' : ''}`
  }
  const bySex = dimension === 'age_sex' ? /^([FM]) (.+)$/.exec(category) : null
  if (bySex) return `${bySex[1] === 'F' ? 'Female' : 'Male'} ${properRanges(bySex[2] ?? '')}`
  return properRanges(category)
}
