import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Wanted } from '#domain/section/choice.ts'
import { parseSectionAddress, serialiseSectionAddress } from '#domain/section/section-address.ts'

/** The state of a section lives in the address: back and forward work, and every view is a link. */
export function useSectionAddress(): readonly [Wanted, (change: Partial<Wanted>) => void] {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const wanted = useMemo(() => parseSectionAddress(search), [search])
  const change = useCallback(
    (part: Partial<Wanted>) => {
      navigate(`${path}?${serialiseSectionAddress({ ...wanted, ...part })}`)
    },
    [path, navigate, wanted],
  )
  return [wanted, change]
}
