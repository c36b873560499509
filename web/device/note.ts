/**
 * What a page tells the worker: take over from the version before; somebody has signed out, so nothing of theirs stays; what the page had
 * before the worker was there.
 */
export type Note =
  | { readonly kind: 'change-over' }
  | { readonly kind: 'left' }
  | { readonly kind: 'seen'; readonly release: string; readonly addresses: readonly string[] }

/** Whether a message is a note; anybody on this site may send messages. */
export function isNote(value: unknown): value is Note {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  if (value.kind === 'change-over' || value.kind === 'left') return true
  return (
    value.kind === 'seen' &&
    'release' in value &&
    typeof value.release === 'string' &&
    'addresses' in value &&
    Array.isArray(value.addresses) &&
    value.addresses.every((one) => typeof one === 'string' && /^https?:\/\//.test(one))
  )
}
