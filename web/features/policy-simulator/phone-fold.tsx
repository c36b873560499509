import type { Value } from '#domain/message/message.ts'
import { useMedia } from '#web/kit/use-media.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './policy-simulator.module.css'

interface PhoneFoldProps {
  /** What is inside, on the line that opens it. */
  readonly title: Value
  readonly children: React.ReactNode
}

/** On a phone folded until it is asked for, so that the result stands near the top; as it is where there is room. */
export function PhoneFold({ title, children }: PhoneFoldProps) {
  const { text } = useLanguage()
  const isPhone = useMedia('(max-width: 640px)')
  if (!isPhone) return children
  return (
    <details className={classes.more}>
      <summary>{text(title)}</summary>
      {children}
    </details>
  )
}
