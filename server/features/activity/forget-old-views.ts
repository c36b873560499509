import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/platform/database/database.ts'

const DAY = 24 * 60 * 60 * 1000

/** Removes what is older than twelve months. Gives how many rows went. */
export async function forgetOldViews(database: Database): Promise<number> {
  const gone = await database.query<{ id: number }>(
    "delete from user_interaction where viewed_at < now() - interval '12 months' returning id",
  )
  return gone.length
}

/** Forgets old views when the server starts to listen, and once a day while it runs. */
export function forgetDaily(app: FastifyInstance, database: Database): void {
  let timer: NodeJS.Timeout | undefined
  const forget = async () => {
    try {
      await forgetOldViews(database)
    } catch (error) {
      app.log.warn({ err: error }, 'Old history could not be removed; it is tried again tomorrow.')
    }
  }
  app.addHook('onListen', async () => {
    timer = setInterval(() => void forget(), DAY).unref()
    await forget()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
