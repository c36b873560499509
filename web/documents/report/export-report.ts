import { requestWith } from '#contract/call.ts'
import type { Document } from '#domain/document/document.ts'
import { AskError } from '#web/kit/ask-error.ts'
import { problemOf } from '#web/queries/ask.ts'

export type ExportFormat = 'pdf' | 'docx'

/** Saves a report as a file. `id`: where the account keeps exactly this; null: it is sent along. Throws an AskError. */
export async function exportReport(
  document: Document,
  format: ExportFormat,
  id: string | null,
): Promise<void> {
  const response = await (id === null ? sent(document, format) : fetch(`/document/${id}.${format}`))
  if (!response.ok) throw problemOf(response.status, await response.text())
  const address = URL.createObjectURL(await response.blob())
  const link = window.document.createElement('a')
  link.href = address
  link.download = nameIn(response) ?? `report.${format}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

function sent(document: Document, format: ExportFormat): Promise<Response> {
  const { method, address } = requestWith('POST /document-file/{format}', { path: { format } })
  const headers = { 'content-type': 'application/json' }
  return fetch(address, { method, headers, body: JSON.stringify({ document }) })
}

function nameIn({ headers }: Response): string | undefined {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1]
}

/** What is said when an export fails, with what to do. */
export function exportFailure(format: ExportFormat, error: unknown): string {
  const said = `${format.toUpperCase()} Export failed. Please try again.`
  if (!(error instanceof AskError))
    return `${said} If it fails again, check your connection, or print the page.`
  if (error.status === 429) return `${said} Many files are being made; wait ten seconds.`
  return `${said} ${error.message}`
}
