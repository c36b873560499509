import type { DocumentRow } from '#contract/documents/document.ts'
import type { Document } from '#domain/document/document.ts'
import { change } from '#web/queries/change.ts'
import type { AccountCopy } from './account-copy.ts'
import { type Clash, clashOf } from './clash.ts'

/** The properties that a person may set beside a document. */
type Beside = Partial<Pick<DocumentRow, 'category' | 'reason' | 'organization' | 'visibility' | 'step'>>

interface Sending {
  readonly document: Document
  /** Null: it is not in the account yet. */
  readonly account: Pick<AccountCopy, 'id' | 'version'> | null
  /** The same attempt sent twice makes one document. */
  readonly attempt: string
  readonly beside?: Beside
}

/** The result of saving: the row of the account, or that somebody saved in between, and then nothing was written. */
export type Saved = { readonly row: DocumentRow } | { readonly clash: Clash }

/** Sends a document to the account. Throws an AskError where the account takes none. */
export async function saveDocument({ document, account, attempt, beside = {} }: Sending): Promise<Saved> {
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
