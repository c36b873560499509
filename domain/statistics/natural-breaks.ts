/**
 * Natural breaks of Jenks and Fisher: the split into `count` groups with the least squares inside the groups,
 * found exactly by dynamic programming, O(k n²).
 *
 * `sorted` is ascending. Equal values are never split, so that fewer distinct values than groups give one group each.
 * When two optimal cuts tie, the cut is at the lower value. Returns the groups. Source: methods §9 (Fisher 1958).
 */
export function naturalBreaks(sorted: readonly number[], count: number): number[][] {
  const groups = equalRuns(sorted)
  const k = Math.min(count, groups.length)
  if (k === 0) return []
  const cost = costTable(groups)
  const cuts = bestCuts(cost, groups.length, k)
  const result: number[][] = []
  let end = groups.length
  for (let level = k; level >= 1; level--) {
    const start = cuts[level]?.[end] ?? 0
    result.unshift(groups.slice(start, end).flat())
    end = start
  }
  return result
}

function equalRuns(sorted: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const value of sorted) {
    const run = runs.at(-1)
    if (run?.[0] === value) run.push(value)
    else runs.push([value])
  }
  return runs
}

/** cost(from, to): squares around the mean of the runs from..to-1. */
function costTable(runs: readonly (readonly number[])[]): (from: number, to: number) => number {
  const counts = [0]
  const sums = [0]
  const squares = [0]
  for (const run of runs) {
    const value = run[0] ?? 0
    counts.push((counts.at(-1) ?? 0) + run.length)
    sums.push((sums.at(-1) ?? 0) + value * run.length)
    squares.push((squares.at(-1) ?? 0) + value * value * run.length)
  }
  const between = (totals: readonly number[], from: number, to: number) =>
    (totals[to] ?? 0) - (totals[from] ?? 0)
  return (from, to) => {
    const sum = between(sums, from, to)
    return Math.max(0, between(squares, from, to) - (sum * sum) / between(counts, from, to))
  }
}

/** cuts[level][end]: where the last of `level` groups over the first `end` runs begins. */
function bestCuts(cost: (from: number, to: number) => number, runs: number, k: number): number[][] {
  const cuts: number[][] = [[]]
  let previous: number[] = Array.from({ length: runs + 1 }, (_, end) => (end === 0 ? 0 : Infinity))
  for (let level = 1; level <= k; level++) {
    const best: number[] = new Array<number>(runs + 1).fill(Infinity)
    const cut: number[] = new Array<number>(runs + 1).fill(0)
    for (let end = level; end <= runs; end++) {
      for (let start = level - 1; start < end; start++) {
        const total = (previous[start] ?? Infinity) + cost(start, end)
        if (total < (best[end] ?? Infinity) - 1e-9) {
          best[end] = total
          cut[end] = start
        }
      }
    }
    cuts.push(cut)
    previous = best
  }
  return cuts
}
