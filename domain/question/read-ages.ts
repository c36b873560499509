import type { Token } from './tokens.ts'

/** Ages that are named: `65 to 69 years`, `aged 15-24`, `over 60`. */
export interface ReadAges {
  /** Null: from birth on, `under 2`. */
  readonly from: number | null
  readonly to: number | null
  readonly places: readonly number[]
}

/** What follows a number that is no age. */
const UNITS: ReadonlySet<string> = new Set(['percent', 'per', 'cent', 'month', 'week', 'death', 'case'])

const JOINED: ReadonlySet<string> = new Set(['to', 'and', 'through', 'until'])
const AGED: ReadonlySet<string> = new Set(['age', 'aged', 'old', 'year', 'yr', 'ages', 'between', 'of'])

/** The ages of people that are asked about; null where no ages stand there, or they are no years. */
export function readAges(tokens: readonly Token[], dated: ReadonlySet<number>): ReadAges | null {
  const word = (at: number) => tokens[at]?.word ?? ''
  const isAge = (at: number) => /^\d{1,2}$/.test(word(at)) && !dated.has(at)
  for (const at of tokens.keys()) {
    if (!isAge(at)) continue
    const isDashed = isAge(at + 1) && /^[-–]$/.test(tokens[at + 1]?.after ?? '')
    const isJoined = JOINED.has(word(at + 1)) && isAge(at + 2)
    const end = isDashed ? at + 1 : isJoined ? at + 2 : null
    if (end !== null) {
      if (word(end + 1) === 'month' || !(AGED.has(word(at - 1)) || AGED.has(word(end + 1)) || isDashed))
        continue
      const last = isYears(word(end + 1)) ? end + 1 : end
      const places = Array.from({ length: last - at + 1 }, (_, index) => at + index)
      return { from: Number(word(at)), to: Number(word(end)), places }
    }
    // `children under 2`: an age where no unit of a figure follows.
    if (word(at - 1) === 'under' && !tokens[at]?.isPercent && !UNITS.has(word(at + 1)))
      return { from: null, to: Number(word(at)), places: [at] }
    if (['over', 'above'].includes(word(at - 1)) && AGED.has(word(at + 1)))
      return { from: Number(word(at)), to: null, places: [at] }
    // `2 year old children`, `aged 17`; `before age 15` belongs to a name.
    const isOld = isYears(word(at + 1)) && word(at + 2) === 'old'
    const isAged =
      /^aged?$/.test(word(at - 1)) &&
      !BOUND.test(word(at - 2)) &&
      !UNITS.has(word(at + 1)) &&
      !tokens[at]?.isPercent
    if ((isOld && !BOUND.test(word(at - 1))) || isAged)
      return { from: Number(word(at)), to: Number(word(at)), places: isOld ? [at, at + 1, at + 2] : [at] }
  }
  return null
}

/** `12-23 months`, `aged 0 to 5 months`: the ages of a cohort of children, whom many names mean without saying so. */
export function readCohort(tokens: readonly Token[]): ReadAges | null {
  const word = (at: number) => tokens[at]?.word ?? ''
  const isAge = (at: number) => /^\d{1,2}$/.test(word(at))
  for (const at of tokens.keys()) {
    if (!isAge(at)) continue
    const end = isAge(at + 1) ? at + 1 : JOINED.has(word(at + 1)) && isAge(at + 2) ? at + 2 : null
    if (end === null || word(end + 1) !== 'month') continue
    const places = Array.from({ length: end - at + 2 }, (_, index) => at + index)
    return { from: Number(word(at)), to: Number(word(end)), places }
  }
  return null
}

/** Words that make an age a bound. */
const BOUND = /^(before|by|under|below|over|above|reach|turn|than|until|till|to|least|beyond)$/

function isYears(word: string): boolean {
  return word === 'year' || word === 'yr'
}
