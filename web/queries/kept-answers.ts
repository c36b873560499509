import { useEffect, useMemo, useState } from 'react'
import type { AnswerOf, Given, Reading } from '#contract/call.ts'
import type { Answered } from '#web/kit/answered.tsx'
import { forgetText, keepText, keptEntries, keptText, ownName } from '#web/memory/kept.ts'
import { ask } from './ask.ts'
import { ownAccountNow, PATIENCE, useOwnAccount } from './own-account.ts'
import { useAnswer } from './use-answer.ts'

/** How many private answers stay for one person, the newest: forms that are filled, documents that are edited. */
const MOST = 12

/** The most characters of one: a browser keeps five million of all pages of a site together, and drafts need theirs. */
const LONGEST = 300_000

/**
 * As `useAnswer`, for what somebody works on: without a line the answer that this device saw last. It is kept under the name of whoever is
 * signed in, as their drafts are, and goes when they sign out; no cache has it.
 */
export function useKeptAnswer<C extends Reading>(call: C, ...values: Given<C>): Answered<AnswerOf<C>> {
  const own = useOwnAccount()
  const answer = useAnswer(call, ...values)
  const name = own.status === 'signed-in' ? answerName(own.account.id, call, values) : null
  const value = answer.status === 'ready' ? answer.value : null
  const isCut = answer.status === 'failed' && answer.error.status === 0
  const isLate = useLate(answer.status === 'loading')
  const kept = useMemo(
    () => ((isCut || isLate) && name !== null ? keptAnswer<AnswerOf<C>>(name) : null),
    [isCut, isLate, name],
  )
  useEffect(() => {
    if (name !== null && value !== null) keepAnswer(name, value)
  }, [name, value])
  return kept === null ? answer : { status: 'ready', value: kept, reload: answer.reload }
}

/** Whether something takes longer than a line is waited for. */
function useLate(isLoading: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    setIsLate(false)
    if (!isLoading) return
    const timer = setTimeout(() => setIsLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [isLoading])
  return isLate
}

/** Tells a kept answer what this device has sent since: `next` makes the new one. */
export function renewAnswer<C extends Reading>(
  call: C,
  values: Given<C>,
  next: (before: AnswerOf<C>) => AnswerOf<C>,
): void {
  const own = ownAccountNow()
  if (own.status !== 'signed-in') return
  const name = answerName(own.account.id, call, values)
  const before = keptAnswer<AnswerOf<C>>(name)
  if (before === null) return
  keepAnswer(name, next(before))
}

/**
 * Asks again for what is kept of an answer, since more was sent than this device knows the answer of, so that it opens without a line as the
 * account has it. What does not come is forgotten: an earlier one would show less than its reader has written.
 */
export async function askAnew<C extends Reading>(call: C, ...values: Given<C>): Promise<void> {
  const own = ownAccountNow()
  if (own.status !== 'signed-in') return
  const name = answerName(own.account.id, call, values)
  if (keptAnswer(name) === null) return
  try {
    keepAnswer(name, await ask(call, ...values))
  } catch {
    forgetText(name)
  }
}

/** Makes room for what somebody wrote: private answers that were only read go. With an id those alone about what it names, which is no more. */
export function forgetAnswers(id?: string): void {
  for (const [name] of keptAnswers()) {
    if (id === undefined || name.includes(JSON.stringify(id))) forgetText(name)
  }
}

function answerName(account: number, call: Reading, values: readonly unknown[]): string {
  return ownName(account, `answer-${call}${JSON.stringify(values)}`)
}

function keepAnswer(name: string, value: unknown): void {
  const text = JSON.stringify({ at: Date.now(), value })
  if (text.length > LONGEST) {
    forgetText(name)
    return
  }
  keepText(name, text)
  for (const [old] of keptAnswers().slice(0, -MOST)) forgetText(old)
}

function keptAnswer<Answer>(name: string): Answer | null {
  try {
    return (JSON.parse(keptText(name) ?? 'null') as { value: Answer } | null)?.value ?? null
  } catch {
    return null
  }
}

const OF_ANSWERS = /^msdat-of-\d+-answer-/

/** All of this device, the oldest first. */
function keptAnswers(): readonly (readonly [name: string, at: number])[] {
  return keptEntries()
    .filter(([name]) => OF_ANSWERS.test(name))
    .map(([name, text]) => [name, Number(/^\{"at":(\d+)/.exec(text)?.[1] ?? 0)] as const)
    .toSorted(([, one], [, other]) => one - other)
}
