import type { SqlRunner } from '#server/platform/database/database.ts'
import type { StoredDocument } from './stored-document.ts'

/** Of what only its owner opens from now on, others have no letters sent any more: they could neither see nor end them. */
export async function endLettersOfOthers(
  transaction: SqlRunner,
  { id, owner }: Pick<StoredDocument, 'id' | 'owner'>,
): Promise<void> {
  await transaction.query(
    'delete from document_mailing where document = $1 and account is distinct from $2::int',
    [id, owner],
  )
}
