import type { Option } from '#sections/definition/options.ts'
import { plainOption } from './plain-option.ts'

/** Calendar years, the newest first. */
export function yearList(years: Iterable<number>): Option[] {
  return [...years].sort((a, b) => b - a).map((year) => plainOption(String(year), String(year)))
}
