import { useMemo } from 'react'
import { type IndicatorData, releaseYear } from '#contract/release-data.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { indicatorResource } from '#web/queries/indicator-data.ts'
import { readyValues, useResources } from '#web/queries/use-resource.ts'
import { type Reach, reachOf } from '../reach.ts'

/** What the files of the chosen indicators hold, as far as they have come. */
export interface ReachState {
  readonly reach: readonly Reach[]
  readonly arrived: number
  readonly wanted: number
  /** Of those that did not come; null: none. */
  readonly retry: (() => void) | null
}

const READ = new WeakMap<IndicatorData, readonly Reach[]>()

/** Loads the files of the chosen indicators and says what they hold. */
export function useReach(
  indicators: readonly number[],
  { reference, coverage, release }: Catalogue,
): ReachState {
  const resources = useMemo(() => indicators.map(indicatorResource), [indicators])
  const states = useResources(resources)
  const reach = useMemo(
    () =>
      readyValues(states).flatMap((file) => {
        const read = READ.get(file) ?? reachOf(file, reference.locations, coverage, releaseYear(release))
        READ.set(file, read)
        return read
      }),
    [states, reference, coverage, release],
  )
  const failed = resources.filter((_, at) => states[at]?.status === 'failed')
  return {
    reach,
    arrived: readyValues(states).length,
    wanted: resources.length,
    retry:
      failed.length === 0
        ? null
        : () => {
            for (const resource of failed) resource.load()
          },
  }
}
