import type { FastifyInstance } from 'fastify'

/**
 * Does work after the answer, so that the time of an answer does not tell what was found. The server waits for it before
 * it stops; what fails is noted in the log.
 */
export function afterwards(app: FastifyInstance): (work: () => Promise<unknown>) => void {
  const running = new Set<Promise<unknown>>()
  app.addHook('onClose', async () => {
    await Promise.all(running)
  })
  return (work) => {
    const done: Promise<unknown> = work()
      .catch((error: unknown) => app.log.error({ err: error }, 'afterwards'))
      .finally(() => running.delete(done))
    running.add(done)
  }
}
