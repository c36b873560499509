import { xmlText } from '#domain/rich-text/xml-text.ts'

/** A value whose texts hold only signs that XML knows: a Word file with another one is opened by nobody. */
export function inXml<Value>(value: Value): Value
export function inXml(value: unknown): unknown {
  if (typeof value === 'string') return xmlText(value)
  if (Array.isArray(value)) return value.map((each) => inXml(each))
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inXml(each)]))
}
