import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import type { Endpoint } from '#contract/endpoint.ts'
import { ANALYSIS } from '#contract/analysis/endpoints.ts'
import { askApp } from '#tests/builders/asked-app.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const examplesOf = (body: Endpoint['body']) => (body?.meta()?.examples ?? []) as readonly object[]

serverDatabase('what documents show of answers', (open) => {
  test('every example of an analysis finds numbers, and the short text is the one that operations.md shows', async () => {
    const asked = await askApp({ database: await open('default-data') })
    open.atEnd(() => asked.app.close())
    const calls: readonly Endpoint[] = ANALYSIS
    const examples = calls.flatMap(({ method, path, body }) =>
      method === 'POST' ? examplesOf(body).map((payload) => ({ path, payload })) : [],
    )
    expect(examples.length).toBeGreaterThan(30)
    const silent: string[] = []
    for (const { path, payload } of examples) {
      const body = (await asked.post(`/api${path}`, payload)) as { status: string }
      if (body.status !== 'ok') silent.push(`${path} ${JSON.stringify(payload)}: ${body.status}`)
    }
    expect(silent).toEqual([])
    const operations = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
    const [, question = '', said] =
      /^curl --get \S+\/api\/text --data-urlencode 'q=([^']+)'\n(.+)$/m.exec(operations) ?? []
    expect((await asked.app.inject(`/api/text?q=${encodeURIComponent(question)}`)).body).toBe(said)
  })
})
