import { expect, test } from 'vitest'
import { z } from 'zod'
import { RELEASES } from '#contract/releases/endpoints.ts'
import type { ReleaseStamp } from '#contract/release-file.ts'
import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import { publishRelease } from '#server/release/publish-release.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { openApi } from '#server/features/docs/openapi.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

type Schema = Parameters<typeof z.fromJSONSchema>[0]

interface Described {
  readonly responses: {
    readonly 200: { readonly content: { readonly 'application/json': { readonly schema: Schema } } }
  }
}

/** What the document says that a call answers with. */
function documented(path: string): z.ZodType {
  const { paths } = openApi('0') as unknown as { paths: Record<string, { get: Described }> }
  const schema = paths[`/api${path}`]?.get.responses[200].content['application/json'].schema
  if (schema === undefined) throw new Error(`${path} is not documented.`)
  return z.fromJSONSchema(schema)
}

serverDatabase('the files of a release', (open) => {
  test('are what the document says, member by member', async () => {
    const { app, database } = await openProduct(open, { content: 'made-up-files' })
    const coordinates = { ...NO_COORDINATES, birthCohort: 2017, edition: 'Second' }
    const points = [aPoint(2, 1, '2018', 41, { coordinates })]
    await publishRelease(database, { points }, { note: '', actor: 'test', now: new Date('2024-11-01') })
    const current = (await app.inject('/api/releases/current')).json<ReleaseStamp>()
    const asked = { hash: current.hash, id: '7', state: '8', key: '7-2-1-2018' }
    const wrong: string[] = []
    const members = new Set<string>()
    for (const { path } of RELEASES) {
      const address = `/api${path.replace(/\{(\w+)\}/g, (_, name: keyof typeof asked) => asked[name])}`
      const { statusCode, body } = await app.inject(address)
      expect(statusCode, address).toBe(200)
      for (const [, name = ''] of body.matchAll(/"(\w+)":/g)) members.add(name)
      const { error } = documented(path).safeParse(JSON.parse(body))
      if (error) wrong.push(`${path}: ${z.prettifyError(error)}`)
    }
    expect(wrong).toEqual([])
    // These once stood in answers alone.
    expect([...members]).toEqual(expect.arrayContaining(['coordinates', 'districts', 'districtOf']))
  })
})
