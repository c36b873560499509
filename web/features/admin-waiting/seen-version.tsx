import { Button } from '#web/kit/button.tsx'
import { Finding } from './finding.tsx'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface SeenVersionProps {
  /** The version that is on the screen, and the one that waits by now. */
  readonly seen: string
  readonly waits: string
  readonly onReload: () => Promise<void>
}

/** Whether what is on the screen is not what waits any more. */
export function isOutdated({ seen, waits }: Pick<SeenVersionProps, 'seen' | 'waits'>): boolean {
  return seen !== waits
}

/** Said above a decision when its author changed the thing while it was read. */
export function SeenVersion({ seen, waits, onReload }: SeenVersionProps) {
  const { text } = useLanguage()
  if (!isOutdated({ seen, waits })) return null
  return (
    <Finding>
      <p role="status">{text(message('waiting.changed-reading'))}</p>
      <Button onClick={() => void onReload()}>{text(message('waiting.show-now'))}</Button>
    </Finding>
  )
}
