import { useEffect, useRef, useState } from 'react'
import type { FrontDraftAnswer } from '#contract/front/front.ts'
import { frontWith } from '#domain/front/front.ts'
import { AskError } from '#web/kit/ask-error.ts'
import { siteFront } from '#web/memory/front.ts'
import { keepText, keptText, ownName } from '#web/memory/kept.ts'
import { ask } from '#web/queries/ask.ts'
import { type FrontFields, fieldsOf } from './front-fields.ts'

/** How long somebody types before the account is told, in milliseconds. */
const PAUSE = 700

/** Where a draft is kept: in the account since a time, on this device alone, or not at all beside another page's. */
export type Kept =
  | { readonly at: 'account'; readonly since: string }
  | { readonly at: 'device'; readonly why: string }
  | { readonly at: 'nowhere' }

interface Known {
  readonly front: FrontFields
  readonly version: number
  readonly offered: boolean
}

/** The draft of a person: on this device at every change, in the account when they pause. */
export interface FrontDraft extends Known {
  readonly kept: Kept
  readonly isLoaded: boolean
  change(part: Partial<FrontFields>): void
  offer(offered: boolean): void
}

export function useFrontDraft(account: number): FrontDraft {
  const name = ownName(account, 'front')
  const [known, setKnown] = useState<Known>(() => ({
    front: fieldsOf(siteFront),
    version: 0,
    offered: false,
  }))
  const [kept, setKept] = useState<Kept>({ at: 'nowhere' })
  const [isLoaded, setLoaded] = useState(false)
  const latest = useRef(known)
  const timer = useRef<number>(undefined)
  const running = useRef<Promise<void>>(Promise.resolve())
  const show = (next: Known) => {
    latest.current = next
    setKnown(next)
    keepText(name, JSON.stringify(next))
  }
  const send = async () => {
    const { front, version, offered } = latest.current
    try {
      const saved = await ask('PUT /front/draft', { body: { front, version, offered } })
      show({ ...latest.current, version: saved.version })
      setKept({ at: 'account', since: saved.saved_at })
    } catch (error) {
      setKept({ at: 'device', why: error instanceof AskError ? error.message : '' })
    }
  }
  const save = (pause: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      running.current = running.current.then(send)
    }, pause)
  }
  useEffect(() => {
    const load = async () => {
      try {
        const { draft } = await ask('GET /front/draft')
        const here = onDevice(name, draft?.version ?? 0)
        if (draft) setKept({ at: 'account', since: draft.saved_at })
        const found = here ?? (draft && knownOf(draft))
        if (found) {
          latest.current = found
          setKnown(found)
        }
      } catch (error) {
        setKept({ at: 'device', why: error instanceof AskError ? error.message : '' })
      }
      setLoaded(true)
    }
    void load()
  }, [name])
  return {
    ...known,
    kept,
    isLoaded,
    change: (part) => {
      show({ ...latest.current, front: { ...latest.current.front, ...part } })
      save(PAUSE)
    },
    offer: (offered) => {
      show({ ...latest.current, offered })
      save(0)
    },
  }
}

function knownOf({ front, version, offered }: FrontDraftAnswer): Known {
  return { front, version, offered }
}

/** What this device kept, where it follows the version that the account has. */
function onDevice(name: string, version: number): Known | null {
  try {
    const read = JSON.parse(keptText(name) ?? 'null') as Known | null
    if (read?.version !== version) return null
    return { ...read, front: fieldsOf(frontWith(read.front)) }
  } catch {
    return null
  }
}
