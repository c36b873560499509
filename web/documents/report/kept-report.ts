import type { Document } from '#domain/document/document.ts'
import { readDocument } from '#domain/document/read-document.ts'
import { isSameValue } from '#domain/document/same-value.ts'
import { keepText, keptText, ownName } from '#web/memory/kept.ts'

/** Whose report it is: of an account, or of whoever uses this device without one (null). */
export type Owner = number | null

/** The name under which this browser keeps the report that somebody makes. */
export function reportName(owner: Owner): string {
  return owner === null ? 'msdat-report' : ownName(owner, 'report')
}

/** A report as this device keeps it. */
export interface KeptReport {
  readonly document: Document
  /** Where it stands in the account, with what the account had of it last. */
  readonly account: { readonly id: string; readonly version: number; readonly saved: Document } | null
}

/** Keeps a report; whether the browser took it. */
export function keepReport(owner: Owner, report: KeptReport): boolean {
  const text = JSON.stringify(report)
  keepText(reportName(owner), text)
  return keptText(reportName(owner)) === text
}

/** The report that this browser keeps, read as strictly as what others send; null: none. */
export function keptReport(owner: Owner): KeptReport | null {
  const kept = parsed(keptText(reportName(owner)) ?? '')
  if (typeof kept !== 'object' || kept === null || !('document' in kept)) return null
  const read = readDocument(kept.document)
  if (!read.ok || read.document.kind !== 'report') return null
  return { document: read.document, account: 'account' in kept ? accountIn(kept.account) : null }
}

/** Whether the account lacks something of a report; one in which nothing is lacks nothing. */
export function isUnsavedReport({ document, account }: KeptReport): boolean {
  return account ? !isSameValue(account.saved, document) : document.blocks.length > 0
}

function accountIn(value: unknown): KeptReport['account'] {
  if (typeof value !== 'object' || value === null) return null
  if (!('id' in value && 'version' in value && 'saved' in value)) return null
  const { id, version } = value
  const saved = readDocument(value.saved)
  return typeof id === 'string' && typeof version === 'number' && saved.ok
    ? { id, version, saved: saved.document }
    : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
