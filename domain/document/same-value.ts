import { isRecord } from '#domain/form/is-record.ts'

/** Whether two values of JSON say the same, in any order of their fields. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
    return one.every((value, index) => isSameValue(value, other[index]))
  }
  if (!isRecord(one) || !isRecord(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSameValue(one[name], other[name]))
  )
}
