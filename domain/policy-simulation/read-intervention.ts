import {
  CONFIDENCES,
  EFFECT_INTERVALS,
  EFFECT_MEASURES,
  EFFECT_USES,
  type Estimate,
  type Intervention,
} from './intervention.ts'

/** An intervention as it was read, or the columns that cannot be used. */
export type ReadIntervention =
  | { readonly status: 'ok'; readonly intervention: Intervention }
  | { readonly status: 'wrong'; readonly columns: readonly string[] }

/** Interval levels by the table's words for its bounds; a range of studies counts as a 95% interval. */
const LEVELS = { '95%_CI': 95, range: 95, IQR: 50 } as const

/** Reads one row of the table of effects by the names of its columns. Without citation and address it is refused. */
export function readIntervention(row: Readonly<Record<string, string>>): ReadIntervention {
  const wrong = new Set<string>()
  const text = (column: string) => row[column]?.trim() ?? ''
  const needed = (column: string) => {
    if (text(column) === '') wrong.add(column)
    return text(column)
  }
  const number = (column: string) => {
    const read = text(column) === '' ? null : Number(text(column))
    if (read !== null && !Number.isFinite(read)) wrong.add(column)
    return read
  }
  const oneOf = <const T extends string>(column: string, words: readonly [T, ...(readonly T[])]): T => {
    const found = words.find((word) => word === text(column).replaceAll(' ', '_'))
    if (found === undefined) wrong.add(column)
    return found ?? words[0]
  }
  const interval = text('interval') === '' ? null : oneOf('interval', EFFECT_INTERVALS)
  const effect: Estimate = {
    value: number('effect') ?? Number.NaN,
    lower: number('lower'),
    upper: number('upper'),
    level: interval === null ? null : LEVELS[interval],
  }
  if (!Number.isFinite(effect.value)) wrong.add('effect')
  if (!isEnclosed(effect)) wrong.add('lower')
  const address = needed('address')
  if (!/^https?:\/\/\S+$/.test(address)) wrong.add('address')
  const affected = number('affected_fraction')
  if (affected !== null && (affected < 0 || affected > 1)) wrong.add('affected_fraction')
  const indicators = text('indicators')
    .split('|')
    .flatMap((id) => (id === '' ? [] : [Number(id)]))
  if (indicators.some((id) => !Number.isInteger(id))) wrong.add('indicators')
  const id = number('id') ?? 0
  if (!Number.isInteger(id) || id < 1) wrong.add('id')
  const intervention: Intervention = {
    id,
    name: needed('intervention'),
    indicators,
    outcome: needed('outcome'),
    population: needed('population'),
    measure: oneOf('measure', EFFECT_MEASURES),
    effect,
    interval,
    affected,
    evidence: needed('kind_of_evidence'),
    confidence: oneOf('confidence', CONFIDENCES),
    use: oneOf('use', EFFECT_USES),
    citation: { source: needed('source'), year: number('year'), address },
    note: text('note'),
  }
  return wrong.size === 0 ? { status: 'ok', intervention } : { status: 'wrong', columns: [...wrong] }
}

/** Bounds come as a pair that encloses the value and names its kind, or not at all. */
function isEnclosed({ value, lower, upper, level }: Estimate): boolean {
  if (lower === null || upper === null) return lower === upper && level === null
  return level !== null && lower <= value && value <= upper
}
