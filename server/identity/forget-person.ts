import { message } from '#domain/message/message.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/** Members under which messages name people. */
const MEMBERS = ['author', 'name', 'person']

/** Columns of a notification in which somebody may be named. */
const COLUMNS = ['title', 'text', 'names']

/**
 * Takes somebody out of what others were told, before their account is deleted: their comments and reports of them go, and
 * where they are named among others, or did something that stays, it is "a former member".
 */
export async function forgetPerson(transaction: SqlRunner, account: number): Promise<void> {
  const [person] = await transaction.query<{ username: string; name: string }>(
    "select display_username as username, trim(first_name || ' ' || last_name) as name from account where id = $1",
    [account],
  )
  if (!person) return
  await transaction.query(
    `delete from notification where kind = 'comment' and title #>> '{values,author}' = $1
       or kind = 'comment-report' and title #>> '{values,about,values,author}' = $1`,
    [person.username],
  )
  const former = JSON.stringify(message('told.former-member')).replaceAll('\\', '\\\\')
  // Names of new accounts end with the username, whatever they were called then.
  const named = `"(?:[^"\\\\]|\\\\.)* \\(${escaped(person.username)}\\)"`
  const alone = [person.username, person.name]
    .filter((name) => name !== '')
    .map((name) => escaped(JSON.stringify(name)))
    .join('|')
  const members = `("(?:${MEMBERS.join('|')})": )(?:${alone})`
  for (const column of COLUMNS) {
    const replaced = (pattern: string, by: string, which: string) =>
      transaction.query(
        `update notification set ${column} = regexp_replace(${column}::text, $1, $2, 'g')::jsonb
         where ${which} and ${column}::text ~ $1`,
        [pattern, by],
      )
    await replaced(named, former, "kind = 'new-user'")
    await replaced(members, `\\1${former}`, 'true')
  }
}

/** Once an account is deleted: what others were asked to decide on and is gone with it counts as read. */
export async function closeWhatIsGone(transaction: SqlRunner): Promise<void> {
  await transaction.query(
    `update notification n set read_at = now() where read_at is null and (
       n.subject_kind = 'document' and not exists (
         select from live_document d where d.id = n.subject and d.owner is not null)
       or n.kind = 'reading-request' and not exists (select from reading_report) and not exists (
         select from review r where r.subject_kind = 'reading-post' and r.state = 'submitted')
       or n.kind = 'comment-report' and not exists (select from comment_report))`,
  )
}

/** A text as it stands in a regular expression. */
function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
