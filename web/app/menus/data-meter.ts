/** What the network has carried since the page was opened, in kB; what came from the browser's own store weighs nothing. */
export function kilobytesOfVisit(): number {
  const carried = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  const bytes = carried.reduce(
    (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0),
    0,
  )
  return Math.round(bytes / 1000)
}
