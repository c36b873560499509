import type { Document } from '#domain/document/document.ts'
import { readDocument } from '#domain/document/read-document.ts'
import { keepText, keptText } from '#web/memory/kept.ts'

/** The name under which this browser keeps the report that is being made. */
export const REPORT_KEY = 'msdat-report'

/** A report as this device keeps it. */
export interface KeptReport {
  readonly document: Document
  /** Where it stands in the account, with what the account had of it last. */
  readonly account: { readonly id: string; readonly version: number; readonly saved: Document } | null
}

/** Keeps a report; whether the browser took it. */
export function keepReport(report: KeptReport): boolean {
  const text = JSON.stringify(report)
  keepText(REPORT_KEY, text)
  return keptText(REPORT_KEY) === text
}

/** The report that this browser keeps, read as strictly as what others send; null: none. */
export function keptReport(): KeptReport | null {
  const kept = parsed(keptText(REPORT_KEY) ?? '')
  if (typeof kept !== 'object' || kept === null || !('document' in kept)) return null
  const read = readDocument(kept.document)
  if (!read.ok || read.document.kind !== 'report') return null
  return { document: read.document, account: 'account' in kept ? accountIn(kept.account) : null }
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
