import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { AddressCodec } from '#domain/address/address-codec.ts'

/**
 * A state that lives in the address: back and forward work, and every view is a link. Parameters of other sections stay, so
 * that a reader who comes back finds them as they were. A change is made to the address as it stands when it is made: a
 * press on a table that is still that of a choice ago does not take that choice back.
 */
export function useAddressState<State extends object>(
  codec: AddressCodec<State>,
): readonly [State, (change: Partial<State>, how?: { readonly replace: boolean }) => void] {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const state = useMemo(() => codec.parse(new URLSearchParams(search)), [codec, search])
  const change = useCallback(
    (part: Partial<State>, how?: { readonly replace: boolean }) => {
      const query = new URLSearchParams(window.location.search)
      codec.write(query, { ...codec.parse(query), ...part })
      navigate(withQuery(path, query), { replace: how?.replace ?? false })
    },
    [codec, path, navigate],
  )
  return [state, change]
}

/** An address with its query, commas left readable. */
export function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString().replaceAll('%2C', ',')
  return text === '' ? path : `${path}?${text}`
}
