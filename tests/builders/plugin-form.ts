import type { FastifyInstance } from 'fastify'
import type { Submission } from '#contract/plugins/submissions.ts'
import { buildZip, pluginParts } from './hostile-zip.ts'
import type { Person } from './people.ts'

const BOUNDARY = 'a-boundary-of-the-tests'

/** The fields that a test sends with a plugin; fields that are null are left out. */
export interface SentPlugin {
  readonly zip?: Buffer | null
  readonly fileName?: string
  readonly fields?: Readonly<Record<string, string>>
}

/** A form with a file, as browsers send it. */
export function pluginForm({ zip, fileName = 'made-up.zip', fields }: SentPlugin = {}) {
  const values = { name: 'Ada L', email: 'ada@example.org', ...fields }
  const parts: Buffer[] = Object.entries(values).map(([name, value]) =>
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  const file = zip === undefined ? buildZip(pluginParts()) : zip
  if (file) {
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="plugin"; filename="${fileName}"\r\nContent-Type: application/zip\r\n\r\n`
    parts.push(Buffer.from(head), file, Buffer.from('\r\n'))
  }
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  }
}

/** Sends a plugin in somebody's name. */
export function sendPlugin(app: FastifyInstance, person: Person, sent: SentPlugin = {}) {
  const { headers, payload } = pluginForm(sent)
  return app.inject({
    method: 'POST',
    url: '/api/plugin-submissions/',
    headers: { ...headers, authorization: person.bearer },
    payload,
  })
}

/** Sends a plugin whose manifest has these changes, and expects it to be taken. */
export async function submitted(app: FastifyInstance, person: Person, manifest: object): Promise<Submission> {
  const answer = await sendPlugin(app, person, { zip: buildZip(pluginParts(manifest)) })
  if (answer.statusCode !== 200) throw new Error(`The plugin was not taken: ${answer.body}`)
  return answer.json<Submission>()
}
