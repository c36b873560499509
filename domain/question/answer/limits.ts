import type { Band, Limit } from '../frame.ts'

/** Whether a value lies where a limit asks for. */
export function lies(value: number, limit: Limit | Band): boolean {
  if (limit.side === 'within') return value >= limit.from && value <= limit.to
  const { side, value: edge, isInclusive } = limit
  if (value === edge) return isInclusive
  return side === 'above' ? value > edge : value < edge
}
