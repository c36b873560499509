import { useMemo } from 'react'
import { byLength, isoPeriod } from '#domain/period/period.ts'
import { indicatorResource } from '#web/queries/indicator-data.ts'
import { readyValues, useResources } from '#web/queries/use-resource.ts'

/** The periods for which some indicators have figures, of one source or of any; as ISO text, years before months, newest first. */
export function usePeriods(indicators: readonly number[], source: number | null): readonly string[] {
  const wanted = [...new Set(indicators)].sort((a, b) => a - b).join()
  const files = useMemo(
    () => (wanted === '' ? [] : wanted.split(',').map((id) => indicatorResource(Number(id)))),
    [wanted],
  )
  const states = useResources(files)
  return useMemo(() => {
    const codes = new Set<number>()
    for (const { table } of readyValues(states)) {
      for (let row = 0; row < table.length; row++) {
        if (source === null || table.source[row] === source) codes.add(table.period[row] ?? 0)
      }
    }
    return [...codes]
      .sort((a, b) => b - a)
      .sort(byLength)
      .map(isoPeriod)
  }, [states, source])
}
