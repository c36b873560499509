import { useState } from 'react'
import type { Catalogue } from './catalogue.ts'
import { type IndicatorsData, type IndicatorsState, useIndicators } from './use-indicators.ts'

/** Figures of several indicators that never go away once they were shown; `stale` while the next ones are on their way. */
export type KeptIndicators =
  | Exclude<IndicatorsState, { readonly status: 'ready' }>
  | { readonly status: 'ready'; readonly data: IndicatorsData; readonly stale: boolean }

/** Loads the files of some indicators and shows the last ones until they have arrived, so that the page does not jump. */
export function useKeptIndicators(ids: readonly number[], catalogue: Catalogue): KeptIndicators {
  const state = useIndicators(ids, catalogue)
  const [last, keep] = useState<IndicatorsData | null>(null)
  const data = state.status === 'ready' ? state.data : last
  if (data !== last) keep(data)
  if (state.status === 'failed' || !data) return state.status === 'ready' ? { ...state, stale: false } : state
  return { status: 'ready', data, stale: state.status === 'loading' }
}
