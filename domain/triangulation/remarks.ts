import { type Message, message } from '#domain/message/message.ts'
import { flagNote } from '#domain/observation/flag.ts'
import { type ComparedPair, isFlagged } from './figure-pairs.ts'
import { isLow } from './graded-metric.ts'
import type { JudgedIndicator } from './judged-indicator.ts'

/** Flags that change how far two figures can be compared. */
const NAMED = ['projection', 'interpolated', 'definition_differs', 'doubtful', 'over_100'] as const

/** Remarks for readers: `warnings` as words for programs about these figures, `caveats` as sentences about reading them. */
export function remarksOf(
  judged: readonly JudgedIndicator[],
  pairs: readonly ComparedPair[],
  sources: readonly { readonly name: string; readonly caveat: Message | null }[],
) {
  const total = (field: 'duplicates' | 'invalidBounds' | 'widened') =>
    judged.reduce((sum, one) => sum + one[field], 0)
  const flagged = NAMED.map((flag) => ({
    flag,
    n: pairs.filter((pair) => isFlagged(pair, flag)).length,
  })).filter(({ n }) => n > 0)
  const replaced = pairs.filter(({ a, b }) =>
    [a, b].some(({ point }) => point.coordinates.supersededBy !== null),
  ).length
  const levels = new Set(pairs.map(({ level }) => level)).size
  const warnings = [
    ...(isLow(pairs.length) ? ['low_evidence'] : []),
    ...(total('duplicates') > 0 ? ['duplicates'] : []),
    ...(total('invalidBounds') > 0 ? ['bounds_invalid'] : []),
    ...flagged.map(({ flag }) => flag),
    ...(replaced > 0 ? ['superseded'] : []),
  ]
  const widened = total('widened')
  const caveats: Message[] = [
    ...sources.flatMap(({ name, caveat }) =>
      caveat === null ? [] : message('triangulation.of-source', { source: name, caveat }),
    ),
    ...flagged.map(({ flag, n }) => message('triangulation.flagged', { count: n, flag: flagNote(flag) })),
    ...(replaced > 0 ? [message('triangulation.superseded', { count: replaced })] : []),
    ...(levels > 1 ? [message('triangulation.levels-overlap')] : []),
    ...(widened > 0 ? [message('triangulation.widened', { count: widened })] : []),
    message('triangulation.not-which'),
  ]
  return { warnings, caveats }
}
