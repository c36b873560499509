import { useLayoutEffect } from 'react'
import { message, type Value } from '#domain/message/message.ts'
import { waits } from '#web/files/drawn.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'

/** The wait for one part of a page of settings: a line, where a whole page would show its shape. */
export function PartLoading({ what }: { readonly what: Value }) {
  const { text } = useLanguage()
  useLayoutEffect(waits, [])
  return (
    <Text role="status" tone="faint" size={13}>
      {text(message('security.loading', { what }))}
    </Text>
  )
}
