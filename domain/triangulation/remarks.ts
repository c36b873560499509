import { FLAGS } from '#domain/observation/flag.ts'
import { type ComparedPair, isFlagged } from './figure-pairs.ts'
import { counted, isLow } from './graded-metric.ts'
import type { JudgedIndicator } from './judged-indicator.ts'

/** Flags that change how far two figures can be compared. */
const NAMED = ['projection', 'interpolated', 'definition_differs', 'doubtful', 'over_100'] as const

/** What to mind: `warnings` as words for programs about these figures, `caveats` as sentences about reading them. */
export function remarksOf(
  judged: readonly JudgedIndicator[],
  pairs: readonly ComparedPair[],
  sources: readonly { readonly name: string; readonly caveat: string | null }[],
) {
  const total = (field: 'duplicates' | 'invalidBounds' | 'widened') =>
    judged.reduce((sum, one) => sum + one[field], 0)
  const flagged = NAMED.map((flag) => ({
    flag,
    n: pairs.filter((pair) => isFlagged(pair, flag)).length,
  })).filter(({ n }) => n > 0)
  const levels = new Set(pairs.map(({ level }) => level)).size
  const warnings = [
    ...(isLow(pairs.length) ? ['low_evidence'] : []),
    ...(total('duplicates') > 0 ? ['duplicates'] : []),
    ...(total('invalidBounds') > 0 ? ['bounds_invalid'] : []),
    ...flagged.map(({ flag }) => flag),
  ]
  const widened = total('widened')
  const caveats = [
    ...sources.flatMap(({ name, caveat }) => (caveat === null ? [] : `${name}: ${caveat}`)),
    ...flagged.map(({ flag, n }) => `${counted(n, 'pair', 'pairs')}: ${FLAGS[flag]}`),
    ...(levels > 1
      ? ['pairs of all levels are taken together: a nation and its zones and states overlap']
      : []),
    ...(widened > 0 ? [`${counted(widened, 'interval', 'intervals')} of 90% were widened to 95%`] : []),
    'grades say how far figures agree, not which of them is right',
  ]
  return { warnings, caveats }
}
