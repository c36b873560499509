import { Button } from '#web/kit/button.tsx'
import { Finding } from './finding.tsx'

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
  if (!isOutdated({ seen, waits })) return null
  return (
    <Finding>
      <p role="status">This was changed while you read it.</p>
      <Button onClick={() => void onReload()}>Show what it is now</Button>
    </Finding>
  )
}
