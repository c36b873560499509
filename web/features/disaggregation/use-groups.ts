import { useMemo, useState } from 'react'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { groupResource } from '#web/queries/group-data.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { LoadFailure } from '#web/queries/resource.ts'
import { type IndicatorsData, useIndicators } from '#web/queries/use-indicators.ts'
import { useResource } from '#web/queries/use-resource.ts'

/** One indicator's figures of all people and by group. */
export interface GroupsData {
  readonly indicator: number
  readonly groups: readonly GroupFigure[]
  readonly whole: IndicatorsData
}

export type GroupsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: LoadFailure; readonly retry: () => void }
  /** `stale`: the last figures, while the next are on their way. */
  | { readonly status: 'ready'; readonly data: GroupsData; readonly stale: boolean }

/** Loads both files of an indicator, once each, and keeps the last figures on the page until the next have arrived. */
export function useGroups(indicator: number, catalogue: Catalogue): GroupsState {
  const ids = useMemo(() => [indicator], [indicator])
  const whole = useIndicators(ids, catalogue)
  const own = groupResource(indicator)
  const groups = useResource(own)
  const [last, keep] = useState<GroupsData | null>(null)
  const wholeData = whole.status === 'ready' ? whole.data : null
  const figures = groups.status === 'ready' ? groups.value : null
  const data = useMemo(
    () => (wholeData && figures ? { indicator, groups: figures, whole: wholeData } : null),
    [indicator, figures, wholeData],
  )
  if (data && data !== last) keep(data)
  if (data) return { status: 'ready', data, stale: false }
  if (groups.status === 'failed') return { status: 'failed', reason: groups.reason, retry: () => own.load() }
  if (whole.status === 'failed') return { status: 'failed', reason: whole.reason, retry: whole.retry }
  return last ? { status: 'ready', data: last, stale: true } : { status: 'loading' }
}
