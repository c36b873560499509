import { DENOMINATOR, LOWER_BOUND, NUMERATOR, UPPER_BOUND } from '#domain/observation/value-type.ts'
import { packed, sizeOf } from './packed.ts'
import type { Block } from './tables.ts'

/** Columns of a file beside the values, by the type that their numbers have. */
const TYPES = {
  lower: LOWER_BOUND,
  upper: UPPER_BOUND,
  numerator: NUMERATOR,
  denominator: DENOMINATOR,
} as const

/** The parts of a file of figures that say what is in it. */
interface Contents {
  readonly indicator?: number
  readonly dictionaries?: {
    readonly sources?: readonly number[]
    readonly locations?: readonly number[]
    readonly states?: readonly number[]
    readonly periods?: readonly number[]
  }
  readonly columns?: Readonly<Record<string, unknown>>
}

/** The block of a file as it travels. Throws for what is no file. */
export async function blockOf(address: string, text: string, now = Date.now()): Promise<Block> {
  const { indicator, dictionaries = {}, columns = {} } = JSON.parse(text) as Contents
  const value = await packed(text)
  return {
    id: address,
    indicator: indicator ?? null,
    datasource: dictionaries.sources ?? [],
    location: dictionaries.locations ?? dictionaries.states ?? [],
    period: dictionaries.periods ?? [],
    value_type: Object.entries(TYPES).flatMap(([name, type]) => (name in columns ? [type] : [])),
    ...{ value, size: sizeOf(value), read_at: now, kept: 0 },
  }
}
