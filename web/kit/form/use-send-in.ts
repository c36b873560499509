import type { UseFormReturnType } from '@mantine/form'
import { useRef, useState } from 'react'
import type { AskError } from '../ask-error.ts'
import { type Submission, useSubmission } from './use-submission.ts'

/** The fields that every form for the public sends along, so that machines and double presses are told from people. */
export interface Guard {
  readonly website: string
  readonly seconds: number
  readonly key: string
}

export interface SendIn {
  readonly submission: Submission
  /** Goes to the field that no person sees. */
  readonly trap: React.RefObject<HTMLInputElement | null>
  /** With this its writer removes what was sent; null while nothing was. */
  readonly removal: string | null
}

interface SendInOptions<Values> {
  readonly send: (values: Values, guard: Guard) => Promise<{ readonly removal: string }>
  readonly describe?: (error: AskError) => string
}

/** Sends a form in, once however often it is pressed, also where the answer was lost on its way. */
export function useSendIn<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  { send, describe }: SendInOptions<Values>,
): SendIn {
  const trap = useRef<HTMLInputElement>(null)
  const [opened] = useState(() => performance.now())
  const [key] = useState(() => crypto.randomUUID())
  const [removal, setRemoval] = useState<string | null>(null)
  const submission = useSubmission(form, {
    send: async (values) => {
      const seconds = Math.round(performance.now() - opened) / 1000
      setRemoval((await send(values, { website: trap.current?.value ?? '', seconds, key })).removal)
    },
    ...(describe && { describe }),
  })
  return { submission, trap, removal }
}
