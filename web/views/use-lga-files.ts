import { useMemo } from 'react'
import { lgaFilesOf } from '#charts/needs.ts'
import type { View } from '#charts/view.ts'
import type { LgaFilesNeeded } from '#domain/choice/lga-files.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { extendReference } from '#web/queries/extend-reference.ts'
import {
  type IndicatorData,
  type LgaData,
  lgaMonthsResource,
  lgaResource,
} from '#web/queries/indicator-data.ts'
import type { Resource, ResourceState } from '#web/queries/resource.ts'
import { readyValues, useResources } from '#web/queries/use-resource.ts'

interface LgaFiles {
  readonly states: readonly ResourceState<LgaData>[]
  readonly retry: () => void
}

/**
 * The files of LGAs that a view is drawn from, by year and by month; none before the indicator's own file is there. Which state
 * an LGA belongs to, and so where its months are, is known when the file of years has come.
 */
export function useLgaFiles(
  view: View,
  own: IndicatorData | null,
  reference: ReferenceData | null,
): LgaFiles {
  const first = useLga(own, own && reference ? lgaFilesOf(view, own.lga, reference) : NONE)
  const named = reference && extendReference(reference, [], readyValues(first.states))
  const later = useLga(own, own && named ? lgaFilesOf(view, own.lga, named) : NONE)
  const states = useMemo(() => [...new Set([...first.states, ...later.states])], [first.states, later.states])
  const retry = () => {
    first.retry()
    later.retry()
  }
  return { states, retry }
}

const NONE: LgaFilesNeeded = { years: false, monthsOf: null }

function useLga(own: IndicatorData | null, { years, monthsOf }: LgaFilesNeeded): LgaFiles {
  const resources = useMemo((): Resource<LgaData>[] => {
    if (!own) return []
    return [
      ...(years ? [lgaResource(own.id)] : []),
      ...(monthsOf === null ? [] : [lgaMonthsResource(own.id, monthsOf)]),
    ]
  }, [own, years, monthsOf])
  const retry = () => {
    for (const resource of resources) resource.load()
  }
  return { states: useResources(resources), retry }
}
