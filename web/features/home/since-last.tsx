import { useState } from 'react'
import { message } from '#domain/message/message.ts'
import { day } from '#domain/message/value.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { releaseBefore } from '#web/memory/last-release.ts'

interface SinceLastProps {
  readonly release: { readonly number: number }
}

/** That figures have changed since somebody was here last: known from what this device keeps, and said to nobody. */
export function SinceLast({ release: { number } }: SinceLastProps) {
  const { text } = useLanguage()
  const [before] = useState(() => releaseBefore({ number, day: new Date().toISOString().slice(0, 10) }))
  if (!before || before.number >= number) return null
  const said = { date: day(before.day), from: String(before.number), count: number - before.number }
  return <Text role="status">{text(message('device.since-last', said))}</Text>
}
