import type { ComparedPair } from './figure-pairs.ts'
import { counted, isLow } from './graded-metric.ts'
import type { JudgedIndicator } from './judged-indicator.ts'

/** What to mind: `warnings` as words for programs about these figures, `caveats` as sentences about reading them. */
export function remarksOf(
  judged: readonly JudgedIndicator[],
  pairs: readonly ComparedPair[],
  sources: readonly { readonly name: string; readonly caveat: string | null }[],
) {
  const total = (field: 'duplicates' | 'invalidBounds' | 'widened') =>
    judged.reduce((sum, one) => sum + one[field], 0)
  const projections = pairs.filter(({ projection }) => projection).length
  const levels = new Set(pairs.map(({ level }) => level)).size
  const warnings = [
    ...(isLow(pairs.length) ? ['low_evidence'] : []),
    ...(total('duplicates') > 0 ? ['duplicates'] : []),
    ...(total('invalidBounds') > 0 ? ['bounds_invalid'] : []),
    ...(projections > 0 ? ['projections'] : []),
  ]
  const widened = total('widened')
  const caveats = [
    ...sources.flatMap(({ name, caveat }) => (caveat === null ? [] : `${name}: ${caveat}`)),
    ...(projections > 0
      ? [`${counted(projections, 'pair holds', 'pairs hold')} a projection, which is no observation`]
      : []),
    ...(levels > 1
      ? ['pairs of all levels are taken together: a nation and its zones and states overlap']
      : []),
    ...(widened > 0 ? [`${counted(widened, 'interval', 'intervals')} of 90% were widened to 95%`] : []),
    'grades say how far figures agree, not which of them is right',
  ]
  return { warnings, caveats }
}
