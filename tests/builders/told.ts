import { inWords } from '#domain/message/in-words.ts'
import { english } from '#languages/from-source.ts'
import type { SqlRunner, SqlValue } from '#server/platform/database/database.ts'

interface Told {
  readonly username: string
  readonly user_id: number
  readonly kind: string
  readonly title: string
  readonly text: string
  readonly link: string
}

/** What people were told, in English words and in its order; `where` is about the notification `n` and the account `a`. */
export async function toldWords(
  database: SqlRunner,
  where: string,
  parameters: readonly SqlValue[] = [],
): Promise<readonly Told[]> {
  const rows = await database.query<Told>(
    `select a.username, n.user_id, n.kind, n.title, n.text, n.link
     from notification n join account a on a.id = n.user_id where ${where} order by n.id`,
    parameters,
  )
  return inWords(rows, english) as readonly Told[]
}
