import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { DocumentRow } from '#contract/documents/document.ts'
import type { Document } from '#domain/document/document.ts'
import type { Clash } from '#web/editing/clash.ts'
import type { Together } from '#web/editing/editing-session.ts'
import { useNextTry } from '#web/files/next-try.ts'
import { AskError } from '#web/kit/ask-error.ts'
import { refusalText } from '#web/kit/use-task.ts'
import { baseOf, type Draft, dropDraft, keepDraft } from './draft.ts'
import { afterSaving, saveDashboard } from './save-dashboard.ts'
import { documentOf, valuesOf, type WizardValues } from './wizard-values.ts'

/** Where what is being made is kept by now. */
export type Keeping =
  | { readonly where: 'nowhere' }
  | { readonly where: 'device'; readonly why: 'unnamed' | 'finished' | 'waiting'; readonly at: string | null }
  | {
      readonly where: 'device'
      readonly why: 'refused'
      readonly sentence: string
      readonly at: string | null
    }
  | { readonly where: 'account'; readonly at: string }

/** Somebody saved in between, while this was sent. */
interface Met {
  readonly clash: Clash
  readonly mine: Document
  /** It was to be saved as a dashboard. */
  readonly isLast: boolean
}

export interface Wizard {
  readonly draft: Draft
  readonly values: WizardValues
  readonly keeping: Keeping
  readonly met: Met | null
  readonly change: (values: Partial<WizardValues>) => void
  /** Notes how far its author has come. */
  readonly reach: (step: number) => void
  /** Makes a dashboard of it. Throws an AskError; somebody else's save is a clash instead, and gives null. */
  readonly finish: () => Promise<DocumentRow | null>
  /** Saves what two versions were put together to; gives the dashboard if it was to become one. */
  readonly settle: (together: Together) => Promise<DocumentRow | null>
  readonly leaveClash: () => void
}

/** So long after the last change it is sent to the account. */
const PAUSE_MS = 1500

/** What is being made: kept on this device at every change, and in the account a moment after it. */
export function useWizard(account: number, first: Draft): Wizard {
  const { text } = useLanguage()
  const notSent = text(message('wizard.not-sent'))
  const [draft, setDraft] = useState(first)
  const [sent, setSent] = useState<Sent>(() => ({ values: first.values, step: first.step, at: null }))
  const [refusal, setRefusal] = useState<string | null>(null)
  const [met, setMet] = useState<Met | null>(null)
  const newest = useRef(first)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const put = useCallback(
    (make: (before: Draft) => Draft) => {
      const before = newest.current
      const next = make(before)
      newest.current = next
      setDraft(next)
      keepDraft(account, next.account?.id ?? null, next)
      // A new one that the account holds by now is kept under its name.
      if (next.account && !before.account) dropDraft(account, null)
    },
    [account],
  )
  const isChanged = draft.values !== sent.values || draft.step !== sent.step
  const sends = isChanged && !draft.account?.isFinished && draft.values.name.trim() !== '' && !met
  /** Sends what is newest when those before have been answered, so that each knows the version that it changes. */
  const send = useCallback(
    (isLast: boolean) => {
      const work = queue.current.then(async (): Promise<DocumentRow | null> => {
        const sending = newest.current
        // A pause that ends while the last save is under way must make no draft of a finished dashboard.
        if (!isLast && sending.account?.isFinished) return null
        const outcome = await saveDashboard(sending, isLast ? null : sending.step)
        if ('clash' in outcome) {
          setMet({ clash: outcome.clash, mine: documentOf(sending.values, baseOf(sending)), isLast })
          return null
        }
        const { row } = outcome
        setSent({ values: sending.values, step: sending.step, at: new Date().toISOString() })
        setRefusal(null)
        put((before) => ({
          ...afterSaving(before, row),
          keptAt: before.values === sending.values ? null : before.keptAt,
        }))
        return row
      })
      queue.current = work.catch(() => null)
      return work
    },
    [put],
  )
  const { values, step } = draft
  const [isCut, setIsCut] = useState(false)
  const sendQuietly = useCallback(async () => {
    try {
      await send(false)
      setIsCut(false)
    } catch (error) {
      setIsCut(error instanceof AskError && error.status === 0)
      setRefusal(refusalText(error, notSent))
    }
  }, [send, notSent])
  // What the line did not take goes with the next one.
  useNextTry(isCut && sends ? () => void sendQuietly() : null)
  useEffect(() => {
    // Each change of what was chosen begins the pause again.
    void [values, step]
    if (!sends) return
    const timer = setTimeout(() => void sendQuietly(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [sends, sendQuietly, values, step])
  return {
    draft,
    values,
    keeping: keepingOf({ draft, sent, isChanged, refusal }),
    met,
    change: (values) =>
      put((before) => ({ ...before, keptAt: now(), values: { ...before.values, ...values } })),
    reach: useCallback(
      (step) => put((before) => (before.step === step ? before : { ...before, step })),
      [put],
    ),
    finish: async () => {
      const row = await send(true)
      if (row) dropDraft(account, row.id)
      return row
    },
    settle: async ({ document, version }) => {
      const isLast = met?.isLast ?? false
      put((before) => ({
        ...before,
        account: before.account && { ...before.account, version, saved: document },
        values: valuesOf(document, before.values),
      }))
      setMet(null)
      const row = await send(isLast)
      return isLast ? row : null
    },
    leaveClash: () => setMet(null),
  }
}

interface Sent {
  readonly values: WizardValues
  readonly step: number
  readonly at: string | null
}

interface KeepingOf {
  readonly draft: Draft
  readonly sent: Sent
  readonly isChanged: boolean
  readonly refusal: string | null
}

function keepingOf({ draft, sent, isChanged, refusal }: KeepingOf): Keeping {
  const { account, values, keptAt: at } = draft
  if (account?.isFinished)
    return at === null ? { where: 'nowhere' } : { where: 'device', why: 'finished', at }
  if (!isChanged && sent.at !== null) return { where: 'account', at: sent.at }
  if (at === null) return { where: 'nowhere' }
  if (values.name.trim() === '') return { where: 'device', why: 'unnamed', at }
  return refusal === null
    ? { where: 'device', why: 'waiting', at }
    : { where: 'device', why: 'refused', sentence: refusal, at }
}

function now(): string {
  return new Date().toISOString()
}
