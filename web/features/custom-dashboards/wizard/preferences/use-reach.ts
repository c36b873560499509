import { useMemo } from 'react'
import { type IndicatorData, releaseYear } from '#contract/release-data.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { indicatorResource, localCountsResource } from '#web/queries/indicator-data.ts'
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

/** What was worked out of a file, without the counts of its small places and with them. */
const READ = {
  without: new WeakMap<IndicatorData, readonly Reach[]>(),
  whole: new WeakMap<IndicatorData, readonly Reach[]>(),
}

/** Loads the files of the chosen indicators and says what they hold. */
export function useReach(
  indicators: readonly number[],
  { reference, coverage, release }: Catalogue,
): ReachState {
  const resources = useMemo(() => indicators.map(indicatorResource), [indicators])
  const states = useResources(resources)
  const files = useMemo(() => readyValues(states), [states])
  const local = useMemo(
    () => files.filter(({ lga }) => lga.size > 0).map(({ id }) => localCountsResource(id)),
    [files],
  )
  const counts = useResources(local)
  const reach = useMemo(() => {
    const counted = new Map(readyValues(counts).map(({ indicator, counts }) => [indicator, counts]))
    return files.flatMap((file) => {
      const own = file.lga.size > 0 ? (counted.get(file.id) ?? null) : []
      const known = own === null ? READ.without : READ.whole
      const read =
        known.get(file) ??
        reachOf({ ...file, local: own }, reference.locations, coverage, releaseYear(release))
      known.set(file, read)
      return read
    })
  }, [files, counts, reference, coverage, release])
  const failed = [
    ...resources.filter((_, at) => states[at]?.status === 'failed'),
    ...local.filter((_, at) => counts[at]?.status === 'failed'),
  ]
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
