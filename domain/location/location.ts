/** Levels of the hierarchy, ids as in the specification. */
export const LEVELS = {
  1: 'National',
  2: 'Zonal',
  3: 'State',
  4: 'LGA',
  5: 'Senatorial',
} as const

export type Level = keyof typeof LEVELS

export const NATION = 1

export interface Location {
  readonly id: number
  readonly name: string
  readonly level: Level
  /** The location that holds this one; null for the nation. LGAs and senatorial districts belong to a state. */
  readonly parent: number | null
}

/** Three-letter codes of the states, as printed under columns; the tooltip and the table have the name. */
export function stateCode(name: string): string {
  const letters = name.replace(/[^A-Za-z]/g, '').toUpperCase()
  return SPECIAL_CODES[name] ?? letters.slice(0, 3)
}

const SPECIAL_CODES: Readonly<Record<string, string>> = { 'Cross River': 'CRS', Anambra: 'ANB' }

/** Two-letter codes of the zones: `North-Central` → `NC`. */
export function zoneCode(name: string): string {
  return name
    .split(/[-\s]/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}
