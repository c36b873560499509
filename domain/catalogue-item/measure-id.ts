/** More than there are sources. */
const SOURCES = 1000

/** The number under which it is known how a source measures an indicator: that of the indicator before that of the source. */
export function measureId(indicator: number, source: number): number {
  return indicator * SOURCES + source
}

/** The indicator and the source behind such a number. */
export function measuredPair(id: number): { readonly indicator: number; readonly source: number } {
  return { indicator: Math.floor(id / SOURCES), source: id % SOURCES }
}
