import { useRef, useState } from 'react'
import { message } from '#domain/message/message.ts'
import { pageLanguage } from '#web/language/current-language.ts'
import { AskError } from './ask-error.ts'

/** Something that a button does. */
export interface Task {
  readonly busy: boolean
  /** Why it did not work the last time; null while nothing is wrong. */
  readonly failure: string | null
  /** Does it once however often the button is pressed. Gives whether it worked. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>
}

/** Follows what a button does. `wordsOf` says what went wrong, in the server's words unless it knows better; empty: nothing. */
export function useTask(wordsOf: (error: unknown) => string = refusalText): Task {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef(false)
  const run = async (work: () => Promise<unknown>) => {
    if (running.current) return false
    running.current = true
    setBusy(true)
    setFailure(null)
    try {
      await work()
      return true
    } catch (error) {
      setFailure(wordsOf(error) || null)
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, failure, run }
}

/** Why something did not work, in the server's words; for faults of this page itself another sentence. */
export function refusalText(error: unknown, otherwise?: string): string {
  if (error instanceof AskError) return error.message
  return otherwise ?? pageLanguage.get().text(message('asking.went-wrong'))
}
