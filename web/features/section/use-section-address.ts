import type { Wanted } from '#domain/section/choice.ts'
import { parseSectionAddress, writeSectionAddress } from '#domain/section/section-address.ts'
import { useAddressState } from '#web/controls/use-address-state.ts'

const CODEC = { parse: parseSectionAddress, write: writeSectionAddress }

/** The state of a declared section in the address. */
export function useSectionAddress(): readonly [Wanted, (change: Partial<Wanted>) => void] {
  return useAddressState<Wanted>(CODEC)
}
