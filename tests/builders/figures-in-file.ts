import { openFile } from '#exchange/files/open.ts'
import { figuresOf } from '#exchange/files/read.ts'
import type { Candidate } from '#exchange/reading/candidate.ts'

/** A figure of a file in short: indicator, place, period, groups, value with its interval and counts. */
function inShort(one: Candidate): string {
  const place = [one.place.code, one.place.name].filter((part) => part !== '').join('/')
  const groups = one.groups.map(({ category }) => category).join('+')
  const interval = one.lower === null ? '' : ` [${one.lower}, ${one.upper}]`
  const counts = one.denominator === null ? '' : ` ${one.numerator}/${one.denominator}`
  const sample = one.sampleSize === null ? '' : ` n=${one.sampleSize}`
  const period = one.period.iso ?? `${one.period.text}?${one.period.reason}`
  const value = one.kind === 'refused' ? `(${one.text})` : one.value
  const name = one.indicator.name || one.indicator.code
  return `${name} · ${place} · ${period}${groups === '' ? '' : ` · ${groups}`} = ${value}${interval}${counts}${sample}`
}

/** The figures of a file in short; gaps are left out. */
export async function figuresInFile(content: string | Uint8Array): Promise<string[]> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const opened = await openFile({ name: 'made-up', bytes })
  const found: string[] = []
  for await (const one of figuresOf(opened, { ...NOTHING, ...opened.companions })) {
    if (one.kind !== 'gap') found.push(inShort(one))
  }
  return found
}

const NOTHING = {
  names: new Map(),
  units: new Map(),
  titles: new Map(),
  missing: new Set<string>(),
  filters: new Map(),
}
