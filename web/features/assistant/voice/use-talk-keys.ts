import { type RefObject, useEffect, useRef } from 'react'
import { stopReading } from '#web/kit/speech.ts'
import { REPLY, type Voice } from './use-voice.ts'

/** What Space belongs to already: fields, other buttons, links. */
const TAKEN = [
  'input',
  'textarea',
  'select',
  'button:not([data-talk])',
  'a',
  'summary',
  '[role="switch"]',
].join()

/**
 * Space in the panel is the microphone, held and let go; Escape ends listening or reading before it closes anything.
 *
 * @returns where the panel is
 */
export function useTalkKeys(
  { state, press, release, stop }: Pick<Voice, 'state' | 'press' | 'release' | 'stop'>,
  mayHear: boolean,
): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  const latest = useRef({ state, press, release, stop, mayHear })
  latest.current = { state, press, release, stop, mayHear }
  useEffect(() => {
    const panel = root.current?.closest('dialog, [role="dialog"]') ?? root.current
    const isOurs = ({ target, key }: KeyboardEvent) =>
      key === ' ' && target instanceof Element && panel?.contains(target) === true && !target.closest(TAKEN)
    const down = (event: KeyboardEvent) => {
      const { state: now, ...does } = latest.current
      if (isOurs(event) && does.mayHear) {
        event.preventDefault()
        if (!event.repeat) does.press()
      } else if (event.key === 'Escape' && (now.phase === 'listening' || now.phase === 'processing')) {
        event.preventDefault()
        event.stopPropagation()
        does.stop()
      } else if (event.key === 'Escape') stopReading(REPLY)
    }
    const up = (event: KeyboardEvent) => {
      if (!isOurs(event)) return
      event.preventDefault()
      latest.current.release()
    }
    // Before the panel around it hears of Escape.
    document.addEventListener('keydown', down, true)
    document.addEventListener('keyup', up, true)
    return () => {
      document.removeEventListener('keydown', down, true)
      document.removeEventListener('keyup', up, true)
    }
  }, [])
  return root
}
