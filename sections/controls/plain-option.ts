import type { Value } from '#domain/message/message.ts'
import type { Option } from '#sections/definition/options.ts'

/** An entry of a control with nothing but its words, and what differs. */
export function plainOption(value: string, label: Value, change: Partial<Option> = {}): Option {
  return { value, label, group: '', hint: '', reason: null, classification: null, depth: 0, ...change }
}

/** Calendar years, the newest first. */
export function yearList(years: Iterable<number>): Option[] {
  return [...years].sort((a, b) => b - a).map((year) => plainOption(String(year), String(year)))
}
