import type { Group } from '#exchange/reading/candidate.ts'
import { plainWords } from '#exchange/values/category.ts'

/** A group of people in our words. */
export interface OurGroup {
  readonly dimension: string
  readonly category: string
}

/** Words of others for categories of ours. */
const CATEGORIES: readonly (readonly [RegExp, OurGroup])[] = [
  [/^(f|female|females|girls?|women|woman|sex fmle|sex female)$/, { dimension: 'sex', category: 'Female' }],
  [/^(m|male|males|boys?|men|man|sex mle|sex male)$/, { dimension: 'sex', category: 'Male' }],
  [/^(u|urban|residenceareatype urb)$/, { dimension: 'residence', category: 'Urban' }],
  [/^(r|rural|residenceareatype rur)$/, { dimension: 'residence', category: 'Rural' }],
  [
    /^(q1|poorest|lowest|wealthquintile wq1|quintile 1)$/,
    { dimension: 'wealth_quintile', category: 'Poorest' },
  ],
  [
    /^(q2|poorer|second|wealthquintile wq2|quintile 2)$/,
    { dimension: 'wealth_quintile', category: 'Second' },
  ],
  [/^(q3|middle|wealthquintile wq3|quintile 3)$/, { dimension: 'wealth_quintile', category: 'Middle' }],
  [
    /^(q4|richer|fourth|wealthquintile wq4|quintile 4)$/,
    { dimension: 'wealth_quintile', category: 'Fourth' },
  ],
  [
    /^(q5|richest|highest|wealthquintile wq5|quintile 5)$/,
    { dimension: 'wealth_quintile', category: 'Richest' },
  ],
]

/** The group of ours that one of a file is; null where a person has to say. */
export function proposeGroup({ dimension, category, label }: Group): OurGroup | null {
  const about = plainWords(dimension)
  for (const text of [label, category]) {
    const words = plainWords(text)
    const found = CATEGORIES.find(([pattern]) => pattern.test(words))?.[1]
    // Single letters and numbers mean a category only where the dimension says so.
    if (found && (words.length > 2 || about.includes(found.dimension.split('_')[0] ?? ''))) return found
  }
  const age = ageBand(label) ?? ageBand(category)
  return age !== null && /age|^$/.test(about) ? { dimension: 'age', category: age } : null
}

/** `age 15-17`, `Y015_049`, `Y15T24` and `P15Y--P20Y` as bands of years; null for what is none. */
function ageBand(text: string): string | null {
  const naomi = /^Y(\d{3})_(\d{3})$/.exec(text)
  if (naomi) return band(Number(naomi[1]), naomi[2] === '999' ? null : Number(naomi[2]))
  const sdmx = /^Y(\d+)T(\d+)$/.exec(text)
  if (sdmx) return band(Number(sdmx[1]), Number(sdmx[2]))
  const span = /^P(\d+)Y--P(\d+)Y$/.exec(text)
  if (span) return band(Number(span[1]), Number(span[2]) > 150 ? null : Number(span[2]) - 1)
  const words = /^(?:age[sd]?\s+)?(\d{1,3})\s*[-–]\s*(\d{1,3})(?:\s*(?:years?|yrs?))?$/i.exec(text.trim())
  if (words) return band(Number(words[1]), Number(words[2]))
  const open = /^(?:age[sd]?\s+)?(\d{1,3})\s*\+(?:\s*years?)?$/i.exec(text.trim())
  return open ? band(Number(open[1]), null) : null
}

function band(from: number, to: number | null): string {
  return to === null ? `${from}+` : `${from}-${to}`
}
