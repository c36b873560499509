import shapes from 'virtual:call-shapes'
import type { Shape } from '#contract/answer-shape.ts'
import type { Call } from '#contract/call.ts'

/** Whether an answer of a call has the parts that pages open. An answer that nothing is known of is taken as it is. */
export function fitsCall(call: Call, answer: unknown): boolean {
  const shape = shapes[call]
  return shape === undefined || hasShape(answer, shape)
}

function hasShape(value: unknown, shape: Shape): boolean {
  if (shape === 'text') return typeof value === 'string'
  if (shape === 'list') return Array.isArray(value)
  if (typeof value !== 'object' || value === null) return false
  if (shape === 'object') return true
  const named = new Map<string, unknown>(Object.entries(value))
  return Object.entries(shape).every(([name, own]) => hasShape(named.get(name), own))
}
