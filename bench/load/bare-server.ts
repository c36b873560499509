import { createHash } from 'node:crypto'
import { fastify } from 'fastify'

// The yardstick for files that are kept packed: a route of Fastify that sends the same bytes from memory, with a tag. Is told the bytes by its
// parent, and tells its address.
const app = fastify()
process.once('message', async (text: string) => {
  const bytes = Buffer.from(text, 'base64')
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  app.get('/', async (_request, reply) => {
    reply.header('etag', tag).header('content-encoding', 'br').type('application/json')
    return reply.send(bytes)
  })
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
})
