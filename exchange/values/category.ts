/** The words of a head or of a cell, in small letters with single spaces: `Ref_Area (CODE)` is `ref area code`. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%<>+]+/gu, ' ')
    .trim()
}

const TOTAL =
  /(^|[ _])(totl?|total|both|btsx|all|t)$|^(both sexes|male and female|all .*|default|z|overall|not applicable|total .*|)$/
const SEX = /^(male|female|m|f|boys?|girls?|men|women|males|females|man|woman|sex (male|female|mle|fmle))$/
const RESIDENCE = /^(urban|rural|residenceareatype (urb|rur))$/
const WEALTH =
  /^(poorest|poorer|second poorest|lowest|second|middle|fourth|richer|richest|highest|second lowest|second highest|wealthquintile .*)$/
const AGE =
  /^(age[sd]? )?(group )?(<|>|under|less than|more than|over|above|below|younger than|older than)? ?\d{1,3}( ?(to|and|-)? ?\d{1,3})? ?(\+|and (above|over|older))? ?(years?|yrs?|months?|mths?|m|y|days?|weeks?)?( old)?$|^y\d{1,3}t\d{1,3}$|^y\d{3} \d{3}$|^m\d{1,2}t\d{1,2}$|^p\d+[ymd] p\d+[ymd]$/

/** A dimension of people that a text is a category of. */
export type Dimension = 'sex' | 'residence' | 'wealth' | 'age'

/** The only option of values of DHIS2 that are not split. */
const DEFAULT = 'HllvX50cXC0'

/** True for a category that stands for everybody. */
export function isTotal(category: string): boolean {
  const known = TOTALS.get(category)
  if (known !== undefined) return known
  const isOne = category === DEFAULT || TOTAL.test(plainWords(category))
  if (TOTALS.size < MOST_KEPT) TOTALS.set(category, isOne)
  return isOne
}

/** Categories come again in every row of a file. */
const TOTALS = new Map<string, boolean>()
const MOST_KEPT = 20_000

/** The dimension that a text is a category of; null where it is none that is known. Single letters are none. */
export function dimensionOf(text: string): Dimension | null {
  const words = plainWords(text)
  if (words.length > 1 && SEX.test(words)) return 'sex'
  if (RESIDENCE.test(words)) return 'residence'
  if (WEALTH.test(words)) return 'wealth'
  if (/[a-z<>+]|\d [-–]? ?\d|\d ?[-–] ?\d/.test(text.toLowerCase()) && isAge(words)) return 'age'
  return null
}

function isAge(words: string): boolean {
  if (!AGE.test(words)) return false
  // Four digits are a year, and a number by itself is one.
  return !/\d{4}/.test(words) && /\D/.test(words)
}

/** Dimensions whose single category is of people all the same: figures of women alone are figures of women. */
export function isAlwaysGroup(dimension: string): boolean {
  return /sex|gender|wealth|quintile|residence|urban|rural|location type|educat|disab/.test(
    plainWords(dimension),
  )
}
