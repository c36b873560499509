import { isRecord } from '#domain/form/is-record.ts'
import type { Document } from '#domain/document/document.ts'
import { forgetText, keepText, keptText, ownName } from '#web/memory/kept.ts'
import { noRoom } from '#web/memory/no-room.ts'
import { forgetAnswers } from '#web/queries/kept-answers.ts'
import { documentIn } from './clash.ts'
import type { AccountCopy } from './account-copy.ts'

/** Whose drafts they are: of an account, or of whoever uses this device without one (null). */
export type Owner = number | null

/** A document that somebody makes, as this device keeps it. */
export interface KeptDraft {
  readonly document: Document
  /** Where it stands in the account; null: on this device alone. */
  readonly account: AccountCopy | null
  /** ISO-8601; empty in what earlier versions kept. */
  readonly at: string
}

/** The name under which the canvas keeps a draft. `id`: of the document, or `new-report`. */
export function draftName(owner: number, id: string): string {
  return ownName(owner, `draft-${id}`)
}

/** The name under which the five steps keep what is being made. `id`: of the dashboard, or `new`. */
export function stepsName(owner: number, id: string): string {
  return ownName(owner, `dashboard-${id}`)
}

/** The name under which the report of this device is kept. */
export function reportName(owner: Owner): string {
  return owner === null ? 'msdat-report' : ownName(owner, 'report')
}

/** Keeps something under a name, in place of what was there; null forgets it. Gives whether the browser took it; what did not find room is said (`noRoom`). */
export function keepUnder(name: string, kept: object | null): boolean {
  if (kept === null) {
    forgetText(name)
    return true
  }
  const text = JSON.stringify(kept)
  // On a full device what was only read makes room for what was written.
  let took = takes(name, text)
  if (!took) {
    forgetAnswers()
    took = takes(name, text)
  }
  noRoom.set(!took)
  return took
}

function takes(name: string, text: string): boolean {
  keepText(name, text)
  return keptText(name) === text
}

/** Forgets what this device keeps of a document that its owner deleted. */
export function forgetDrafts(owner: number, id: string): void {
  for (const name of [draftName(owner, id), stepsName(owner, id)]) forgetText(name)
  forgetAnswers(id)
}

/** The draft under a name; null: there is none, or none that can be read. It is read as strictly as what others send. */
export function draftUnder(name: string, id: string | null = null): KeptDraft | null {
  const kept = recordUnder(name)
  const document = kept && documentIn(kept.document)
  if (!document) return null
  return { document, account: accountIn(kept, id), at: typeof kept.at === 'string' ? kept.at : '' }
}

/** A record under a name; null: there is none. */
export function recordUnder(name: string): Readonly<Record<string, unknown>> | null {
  return recordIn(keptText(name))
}

/** A text read as a record; null: it is none. */
export function recordIn(text: string | null): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

/** Where what is kept stands in the account. An earlier version kept the version alone, under the id of the document. */
function accountIn({ account, version }: Readonly<Record<string, unknown>>, id: string | null) {
  if (id !== null && typeof version === 'number') return { id, version, saved: null }
  return accountCopyIn(account)
}

/** A copy of the account as it was kept; null: none. */
export function accountCopyIn(kept: unknown): AccountCopy | null {
  if (!isRecord(kept) || typeof kept.id !== 'string' || typeof kept.version !== 'number') return null
  const unanswered = Array.isArray(kept.unanswered)
    ? kept.unanswered.flatMap((one) => documentIn(one) ?? [])
    : []
  return {
    ...{ id: kept.id, version: kept.version, saved: documentIn(kept.saved) },
    ...(unanswered.length > 0 && { unanswered }),
  }
}
