/** Groups of files that import each other in a circle (strongly connected components), by Tarjan's algorithm. */
export function importCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const cycles: string[][] = []

  const enter = (file: string): number => {
    const number = order.size
    order.set(file, number)
    lowest.set(file, number)
    open.push(file)
    for (const next of graph.get(file) ?? []) {
      const seen = order.get(next)
      if (seen === undefined) lowest.set(file, Math.min(lowest.get(file) ?? 0, enter(next)))
      else if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file) ?? 0, seen))
    }
    if (lowest.get(file) === number) close(file)
    return lowest.get(file) ?? number
  }

  const close = (file: string): void => {
    const group = open.splice(open.indexOf(file))
    if (group.length > 1 || graph.get(file)?.includes(file)) cycles.push(group)
  }

  for (const file of graph.keys()) if (!order.has(file)) enter(file)
  return cycles
}
