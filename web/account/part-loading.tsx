import { useLayoutEffect } from 'react'
import { waits } from '#web/kit/drawn.ts'
import { Text } from '#web/kit/layout.tsx'

/** The wait for one part of a page of settings: a line, where a whole page would show its shape. */
export function PartLoading({ what }: { readonly what: string }) {
  useLayoutEffect(waits, [])
  return (
    <Text role="status" tone="faint" size={13}>
      Loading {what} …
    </Text>
  )
}
