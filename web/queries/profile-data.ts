import { useMemo } from 'react'
import { PROFILE_FILE } from '#catalogue/profile-areas.ts'
import { profileFileAddress } from '#contract/file-release.ts'
import type { IndicatorFile } from '#contract/release-file.ts'
import { emptyTable, type ObservationTable } from '#domain/observation/observation-table.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { type Catalogue, catalogueResource } from './catalogue.ts'
import { extendReference } from './extend-reference.ts'
import { type IndicatorData, withOwn } from './indicator-data.ts'
import { fetchJson, type LoadFailure, loadedValue, resource } from './resource.ts'
import { useResource } from './use-resource.ts'

/** The figures that health profiles are made from. */
export interface ProfileData {
  /** With the measures of the indicators. */
  readonly reference: ReferenceData
  tableOf(indicator: number): ObservationTable
}

export type ProfileDataState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: LoadFailure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: ProfileData }

/** One file for all places: whoever looks at another state has it already. */
const profiles = resource(async (): Promise<readonly IndicatorData[]> => {
  const address = profileFileAddress(await loadedValue(catalogueResource), PROFILE_FILE)
  return Promise.all((await fetchJson<readonly IndicatorFile[]>(address)).map(withOwn))
})

/** Loads the figures of the profiles, in one request. */
export function useProfileData(catalogue: Catalogue): ProfileDataState {
  const state = useResource(profiles)
  const data = useMemo((): ProfileData | null => {
    if (state.status !== 'ready') return null
    const tables = new Map(state.value.map(({ id: indicator, table }) => [indicator, table]))
    const none = emptyTable()
    return {
      reference: extendReference(catalogue.reference, state.value, []),
      tableOf: (indicator) => tables.get(indicator) ?? none,
    }
  }, [state, catalogue])
  if (state.status === 'failed')
    return { status: 'failed', reason: state.reason, retry: () => profiles.load() }
  return data ? { status: 'ready', data } : { status: 'loading' }
}
