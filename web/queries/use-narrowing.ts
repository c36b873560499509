import { useCallback, useState } from 'react'

/** The filters of a list, and the way to change them: any change but that of the page leads to the first page. */
export function useNarrowing<Narrowed extends { readonly page: number }>(first: Narrowed) {
  const [narrowed, setNarrowed] = useState(first)
  const narrow = useCallback(
    (change: Partial<Narrowed>) => setNarrowed((before) => ({ ...before, page: 1, ...change })),
    [],
  )
  const turnTo = useCallback((page: number) => setNarrowed((before) => ({ ...before, page })), [])
  return { narrowed, narrow, turnTo }
}
