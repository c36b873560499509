/** An instant in ISO-8601 with microseconds, as earlier clients know it. */
export function wireTime(instant: Date | null): string | null {
  return instant === null ? null : `${instant.toISOString().slice(0, -1)}000Z`
}

/** Both timestamps of a row. */
export function wireTimes(row: { readonly created_at: Date | null; readonly updated_at: Date | null }) {
  return { created_at: wireTime(row.created_at), updated_at: wireTime(row.updated_at) }
}

/**
 * A number as decimal text that reads back as the same number, never with an exponent: `53.4`, `0.0000001`.
 * `digits` is how many there are at least behind the point.
 */
export function decimalText(value: number, digits = 0): string {
  const short = String(value)
  const hasExponent = short.includes('e')
  if (digits === 0 && !hasExponent) return short
  const text = hasExponent ? withoutExponent(short) : short
  const [whole = '0', fraction = ''] = text.split('.')
  return fraction.length >= digits && fraction.length > 0
    ? `${whole}.${fraction}`
    : digits > 0
      ? `${whole}.${fraction.padEnd(digits, '0')}`
      : whole
}

function withoutExponent(text: string): string {
  const [mantissa = '0', exponent = '0'] = text.split('e')
  const sign = mantissa.startsWith('-') ? '-' : ''
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.')
  const point = whole.length + Number(exponent)
  const digits = whole + fraction
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  return (
    sign +
    (digits.length > point ? `${digits.slice(0, point)}.${digits.slice(point)}` : digits.padEnd(point, '0'))
  )
}
