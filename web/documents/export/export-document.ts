import { requestWith } from '#contract/call.ts'
import type { Document } from '#domain/document/document.ts'
import type { LanguageCode } from '#domain/message/language.ts'
import { type Message, message } from '#domain/message/message.ts'
import { AskError } from '#web/kit/ask-error.ts'
import { problemOf } from '#web/queries/ask.ts'
import type { Said } from '../filling.ts'

export type ExportFormat = 'pdf' | 'docx' | 'pptx'

/** What becomes a file: what the account keeps, with what its holes are closed by, or a document that is sent along. */
export type Exported = { readonly id: string; readonly said: Said } | { readonly document: Document }

/** Saves a document as a file, in the words of a language. Throws an AskError. */
export async function exportDocument(
  exported: Exported,
  format: ExportFormat,
  language: LanguageCode,
): Promise<void> {
  const response = await asked(exported, format, language)
  if (!response.ok) throw problemOf(response.status, await response.text())
  const address = URL.createObjectURL(await response.blob())
  const link = window.document.createElement('a')
  link.href = address
  link.download = nameIn(response) ?? `report.${format}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

function asked(exported: Exported, format: ExportFormat, language: LanguageCode): Promise<Response> {
  const lang = language === 'pseudo' ? 'en' : language
  if ('id' in exported) {
    const query = new URLSearchParams({ ...exported.said, lang })
    return fetch(`/document/${exported.id}.${format}?${query}`)
  }
  const { method, address } = requestWith('POST /document-file/{format}', {
    path: { format },
    query: { lang },
  })
  const headers = { 'content-type': 'application/json' }
  return fetch(address, { method, headers, body: JSON.stringify({ document: exported.document }) })
}

function nameIn({ headers }: Response): string | undefined {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1]
}

/** What is said when an export fails, with what to do. */
export function exportFailure(format: ExportFormat, error: unknown): Message {
  return message('document-files.failed', { format: format.toUpperCase(), why: whatToDo(error) })
}

function whatToDo(error: unknown): Message | string {
  if (!(error instanceof AskError)) return message('document-files.check-connection')
  if (error.status === 429) return message('document-files.many')
  if (error.status >= 500) return message('document-files.our-side')
  return error.message
}
