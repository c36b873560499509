import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { fastify } from 'fastify'
import pg from 'pg'

// The yardstick for the slices of the API: a route with one named statement, its rows as JSON, a tag and
// brotli. Parameters: the database's address, then the statements as a JSON list. Sends its address to its
// parent.
const [url = '', statements = '[]'] = process.argv.slice(2)
const texts: string[] = JSON.parse(statements)
const pool = new pg.Pool({ connectionString: url, max: 10 })
const { rows: sources } = await pool.query<{ id: number }>('select id from datasource')
const ids = sources.map(({ id }) => id)
const app = fastify()

app.get<{ Params: { index: string } }>('/:index', async ({ params: { index } }, reply) => {
  const { rows } = await pool.query({
    name: `slice-${index}`,
    text: texts[Number(index)] ?? '',
    values: [ids],
  })
  const bytes = Buffer.from(JSON.stringify(rows))
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  reply.header('etag', `W/"${tag}"`).header('content-encoding', 'br').type('application/json')
  return reply.send(brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }))
})

process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
