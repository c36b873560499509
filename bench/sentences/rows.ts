/**
 * The knowledge of the judge of the sentences: rows as they stand in the files, read by nothing of the
 * product. Periods are text, an empty field is null.
 */
export interface Row {
  readonly indicator: number
  readonly source: number
  readonly location: number
  readonly period: string
  readonly value: number
  readonly lower: number | null
  readonly upper: number | null
  readonly level: number | null
  readonly numerator: number | null
  readonly denominator: number | null
  readonly sample: number | null
  readonly flags: readonly string[]
  /** Birth cohort of a vaccination figure; empty where there is none. */
  readonly cohort: string
  readonly evidence: readonly string[]
  readonly supersededBy: string
}

export interface Place {
  readonly id: number
  readonly name: string
  /** 1 nation, 2 zone, 3 state, 4 LGA. */
  readonly level: number
  readonly parent: number | null
}

export interface Publisher {
  readonly id: number
  readonly name: string
  readonly classification: string
  readonly methodology: string
  /** Its publisher has made later editions of what it estimates. */
  readonly isReplaced?: boolean
}

export interface Quantity {
  readonly id: number
  readonly shortName: string
  readonly fullName: string
  /** 1 per 1,000; 2 percent; 3 per 100,000; 4 plain. */
  readonly factor: number
  readonly slope: string
  readonly decimals: number
  readonly denominator: string
  readonly target: number | null
  /** How it reads in a sentence, written down by hand or drawn with the name. */
  readonly phrase: string
  readonly isMany: boolean
}

/** A country with its figures, as somebody would find it who opened the files. */
export interface World {
  readonly places: ReadonlyMap<number, Place>
  readonly publishers: ReadonlyMap<number, Publisher>
  readonly quantities: ReadonlyMap<number, Quantity>
  /** `indicator:source` of all that sources say they measure. */
  readonly measured: ReadonlySet<string>
  /** `indicator:source` of those who publish the official estimate. */
  readonly official: ReadonlySet<string>
  /** `indicator:source` of those who are known to publish none. */
  readonly withoutIntervals: ReadonlySet<string>
  rowsOf(indicator: number): readonly Row[]
}

export function yearOf({ period }: Pick<Row, 'period'>): number {
  return Number(period.slice(0, 4))
}

/** Year, month, week or quarter. */
export function kindOf({ period }: Pick<Row, 'period'>): string {
  if (period.length === 4) return 'year'
  return period.includes('W') ? 'week' : period.includes('Q') ? 'quarter' : 'month'
}

/** Digits that a reader sees after the point. */
export function digitsOf({ factor, decimals }: Quantity): number {
  return factor === 2 ? 1 : decimals
}

/** As a reader sees it. */
export function shown(value: number, quantity: Quantity): number {
  const digits = digitsOf(quantity)
  return Number(`${Math.round(Number(`${value}e${digits}`))}e-${digits}`)
}
