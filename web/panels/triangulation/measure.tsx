import { message } from '#domain/message/message.ts'
import { decimal } from '#domain/message/value.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'

/** A measure from 0 to 1, or that it was not judged. */
export function Measure({ value }: { readonly value: number | null }) {
  const { text } = useLanguage()
  if (value !== null) return text(decimal(value, 2))
  return (
    <Text as="span" tone="faint">
      {text(message('evidence.not-judged'))}
    </Text>
  )
}
