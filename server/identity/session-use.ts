import type { SqlRunner } from '#server/platform/database/database.ts'

/** A session as the sign-in library gives it. */
interface Session {
  readonly id: string
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** However often it is used, a session ends after this: the person signs in again. Milliseconds. */
const LONGEST_SESSION = 90 * 24 * 60 * 60 * 1000

/** How exactly the last use of a session is known. Milliseconds. */
const EXACTNESS = 10 * 60 * 1000

/** Notes that a session is in use. False when it has reached its greatest age; it is gone then. */
export async function noteSessionUse(store: SqlRunner, session: Session): Promise<boolean> {
  const now = Date.now()
  if (now - session.createdAt.getTime() > LONGEST_SESSION) {
    await store.query('delete from session where id = $1', [Number(session.id)])
    return false
  }
  if (now - session.updatedAt.getTime() > EXACTNESS) {
    await store.query('update session set updated_at = now() where id = $1', [Number(session.id)])
  }
  return true
}
