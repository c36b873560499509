import type { DocumentRow } from '#contract/documents/document.ts'
import type { Document } from '#domain/document/document.ts'
import { isSameValue } from '#domain/document/same-value.ts'
import { change } from '#web/queries/change.ts'
import { renewAnswer } from '#web/queries/kept-answers.ts'
import type { AccountCopy } from './account-copy.ts'
import { type Clash, clashOf, documentIn } from './clash.ts'

/** The properties that a person may set beside a document. */
type Beside = Partial<Pick<DocumentRow, 'category' | 'reason' | 'organization' | 'visibility' | 'step'>>

interface Sending {
  readonly document: Document
  /** Null: it is not in the account yet. */
  readonly account: Pick<AccountCopy, 'id' | 'version' | 'unanswered'> | null
  /** The same attempt sent twice makes one document. */
  readonly attempt: string
  readonly beside?: Beside
}

/** The result of saving: the row of the account, or that somebody saved in between, and then nothing was written. */
export type Saved = { readonly row: DocumentRow } | { readonly clash: Clash }

/**
 * Sends a document to the account. What the account has of an earlier sending, whose answer was lost, is no version of somebody else: it is
 * saved over. Throws an AskError where the account takes none.
 */
export async function saveDocument(sending: Sending): Promise<Saved> {
  const saved = await sendDocument(sending)
  const over = 'clash' in saved ? ownOver(saved.clash, sending) : madeEarlier(saved.row, sending)
  if (over) return saveDocument({ ...sending, account: over })
  if ('row' in saved)
    renewAnswer('GET /document/{id}', [{ path: { id: saved.row.id } }], () => ({ data: saved.row }))
  return saved
}

/** The version to save over where it is one's own, of a sending without an answer; null: somebody else saved. */
function ownOver({ version, theirs, is_own: isOwn }: Clash, { document, account }: Sending) {
  if (!account || !isOwn || theirs === null || version <= account.version) return null
  const isSent = [document, ...(account.unanswered ?? [])].some((one) => isSameValue(one, theirs))
  return isSent ? { ...account, version } : null
}

/** The version to save over where the attempt had made the document of an earlier state; null: it is as it was sent. */
function madeEarlier({ id, version, document: made }: DocumentRow, { document, account }: Sending) {
  const read = account === null ? documentIn(made) : null
  return read === null || isSameValue(read, document) ? null : { id, version }
}

async function sendDocument({ document, account, attempt, beside = {} }: Sending): Promise<Saved> {
  const body = { ...beside, document: { ...document } }
  try {
    const { data } = account
      ? await change('PATCH /document/{id}', {
          path: { id: account.id },
          body: { ...body, version: account.version },
        })
      : await change('POST /document', { body: { ...body, attempt } })
    return { row: data }
  } catch (error) {
    const clash = clashOf(error)
    if (!clash) throw error
    return { clash }
  }
}
