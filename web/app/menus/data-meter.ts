/** The network traffic since the page was opened, in kB; files from the browser's own store weigh nothing. */
export function kilobytesOfVisit(): number {
  const carried = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  const bytes = carried.reduce(
    (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0),
    0,
  )
  return Math.round(bytes / 1000)
}
