import type { DocumentRow } from '#contract/documents/document.ts'
import type { Document } from '#domain/document/document.ts'
import { readDocument } from '#domain/document/read-document.ts'
import { change } from '#web/queries/change.ts'
import type { Draft } from './draft.ts'
import { bodyOf } from './wizard-values.ts'

/** Sends a draft to the account: as something that is still being made, or (`step` null) as a dashboard. */
export async function saveDashboard(draft: Draft, step: number | null): Promise<DocumentRow> {
  const body = bodyOf(draft.values, draft.base, step)
  const { saved, attempt } = draft
  const { data } = saved
    ? await change('PATCH /document/{id}', {
        path: { id: saved.id },
        body: { ...body, version: saved.version },
      })
    : await change('POST /document', { body: { ...body, attempt } })
  return data
}

/** The draft after it was sent: what the account holds is what it began from. */
export function afterSaving(draft: Draft, row: DocumentRow): Draft {
  const { id, version, step, visibility, keeps_link } = row
  const shared = { visibility, keeps_link }
  return {
    ...draft,
    base: documentIn(row) ?? draft.base,
    saved: { id, version, isFinished: step === null, shared },
  }
}

/** The document of a row; null where this version of the product does not understand it. */
export function documentIn({ document }: Pick<DocumentRow, 'document'>): Document | null {
  const read = readDocument(document)
  return read.ok ? read.document : null
}
