import { useState } from 'react'
import type { SectionData, SectionState } from './section-data.ts'

/** A section state that never goes blank once it was shown. */
export type KeptState =
  | Exclude<SectionState, { readonly status: 'ready' }>
  | { readonly status: 'ready'; readonly data: SectionData; readonly stale: boolean }

/** Shows the last figures while the next ones are on their way, so that the page does not jump. */
export function useKept(state: SectionState): KeptState {
  const [last, keep] = useState<SectionData | null>(null)
  if (state.status === 'ready' && state.data !== last) keep(state.data)
  if (state.status === 'loading' && last) return { status: 'ready', data: last, stale: true }
  return state.status === 'ready' ? { ...state, stale: false } : state
}
