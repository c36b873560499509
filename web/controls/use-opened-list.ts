import { type ComponentType, useEffect, useRef, useState } from 'react'
import { inTime } from '#web/files/in-time.ts'
import { pageLanguage } from '#web/language/current-language.ts'
import { loadGroup } from '#web/language/loaded-texts.ts'
import { useReaderHasSettled } from '#web/memory/reader-is-here.ts'

interface Opened<Props> {
  readonly List: ComponentType<Props>
  /** The letters typed while the list was on its way. */
  readonly typed: string
}

/**
 * Fetches the list behind a control once a reader moves on the page, or when it is first asked for. The control stays as it is meanwhile, with the focus, and what
 * is typed on it is kept for the search of the list. Esc or leaving the control takes the question back. What does not
 * come is asked for again by the next press, or by `retry`.
 */
export function useOpenedList<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  const [opened, setOpened] = useState<Opened<Props> | null>(null)
  const [waits, setWaits] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const typed = useRef<string | null>(null)
  const cancel = () => {
    typed.current = null
    setWaits(false)
  }
  const onClick = () => {
    if (typed.current !== null) return
    typed.current = ''
    setWaits(true)
    setHasFailed(false)
    inTime('list', () => withWords(load)).then(
      ({ default: List }) => {
        if (typed.current !== null) setOpened({ List, typed: typed.current })
      },
      () => {
        cancel()
        setHasFailed(true)
      },
    )
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    const { current } = typed
    if (current === null || event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab') return
    // No key presses the button again or reaches a dialog around it.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') cancel()
    else if (event.key === 'Backspace') typed.current = current.slice(0, -1)
    else if (event.key.length === 1) typed.current = current + event.key
  }
  const hasSettled = useReaderHasSettled()
  // Before the reader has found a control: a press then waits for no file.
  useEffect(() => {
    if (hasSettled) prepare(load)
  }, [hasSettled, load])
  return {
    opened,
    hasFailed,
    retry: onClick,
    control: {
      'aria-busy': waits || undefined,
      onClick,
      onKeyDown,
      onBlur: cancel,
      onPointerEnter: () => prepare(load),
      onFocus: () => prepare(load),
    },
  }
}

/** Fetches a list before it is asked for; what does not come then is asked for by the press, which says so. */
function prepare(load: () => Promise<unknown>): void {
  withWords(load).catch(() => undefined)
}

/** The code of a list with the words that it says: else its first ones would take the control and all around it out of sight. */
async function withWords<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), loadGroup(pageLanguage.get().code, 'lists')])
  return module
}
