import type { Document } from '#domain/document/document.ts'
import { readDocument } from '#domain/document/read-document.ts'
import { forgetText, keepText, keptText, ownName } from '#web/memory/kept.ts'

/** What somebody has changed and not yet saved, kept on their device. */
export interface Draft {
  readonly document: Document
  /** The version from which it was made; 0 of a document that is not in the account yet. */
  readonly version: number
  /** ISO-8601. */
  readonly at: string
}

/** The name under which a draft is kept. `id`: of the document, or `new-report`. */
export function draftKey(account: number, id: string): string {
  return ownName(account, `draft-${id}`)
}

/** The name under which the five steps keep what is being made. `id`: of the dashboard, or `new`. */
export function stepsKey(account: number, id: string): string {
  return ownName(account, `dashboard-${id}`)
}

/** Keeps a draft, in place of an earlier one; null forgets it. */
export function keepDraft(key: string, draft: Draft | null): void {
  if (draft === null) forgetText(key)
  else keepText(key, JSON.stringify(draft))
}

/** Forgets what this device keeps of a document that its owner deleted. */
export function forgetDrafts(account: number, id: string): void {
  for (const key of [draftKey(account, id), stepsKey(account, id)]) forgetText(key)
}

/** The draft under a key; null: there is none, or none that can be read. It is read as strictly as what others send. */
export function draftUnder(key: string): Draft | null {
  const kept = parsed(keptText(key) ?? '')
  if (typeof kept !== 'object' || kept === null) return null
  if (!('document' in kept && 'version' in kept && 'at' in kept)) return null
  const read = readDocument(kept.document)
  if (!read.ok || typeof kept.version !== 'number' || typeof kept.at !== 'string') return null
  return { document: read.document, version: kept.version, at: kept.at }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text || 'null')
  } catch {
    return null
  }
}
