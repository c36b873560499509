import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { CustomDashboardRow } from '#contract/custom-dashboards/custom-dashboard.ts'
import { DOCUMENT_SCHEMA } from '#domain/document/document.ts'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/database.ts'
import { EARLIER_CONFIGS } from '#tests/builders/earlier-configs.ts'
import { type Person, signInAs, testAccounts } from '#tests/builders/people.ts'
import { publishCountry } from '#tests/builders/published-country.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const NO_EMBED = {
  embedded_url: null,
  embedded_url_title: null,
  embedded_iframe: null,
  embedded_iframe_title: null,
  embedded_dashboard_description: null,
}

serverDatabase('custom dashboards of earlier clients', (open) => {
  let app: FastifyInstance
  let database: Database
  let ada: Person
  beforeAll(async () => {
    database = await open()
    await publishCountry(database, 1)
    app = await createApp({ database, accounts: testAccounts() })
    ada = await signInAs(app, database, 'ada')
    return () => app.close()
  })
  beforeEach(async () => {
    await database.query('delete from document')
  })

  async function send(method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, payload?: object) {
    const url = `/api/custom-dashboard/${path}`
    const answer = await app.inject({
      method,
      url,
      headers: { authorization: ada.bearer },
      ...(payload && { payload }),
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data
  }

  test.each(Object.entries(EARLIER_CONFIGS))(
    '%s: `config` comes back word for word',
    async (_what, config) => {
      const sent = { name_of_dashboard: 'Snow', description: 'd', category: 'c', config }
      const made: CustomDashboardRow = await send('POST', '', sent)
      expect(made).toMatchObject({ ...sent, ...NO_EMBED, version: 1 })
      expect(await send('GET', `${made.id}`)).toEqual(made)
      expect((await send('GET', '')).results).toEqual([made])
      // Sent again as it came, nothing has changed.
      expect(await send('PUT', `${made.id}`, { ...sent, version: 1 })).toEqual(made)
      const renamed = await send('PATCH', `${made.id}`, { name_of_dashboard: 'Sleet', description: '' })
      expect(renamed).toMatchObject({ name_of_dashboard: 'Sleet', description: '', config, version: 2 })
      const other = EARLIER_CONFIGS['nothing but braces'] === config ? '{"a":1}' : '{}'
      expect(await send('PATCH', `${made.id}`, { config: other })).toMatchObject({
        config: other,
        version: 3,
      })
      expect(await send('PATCH', `${made.id}`, { config })).toMatchObject({ config, version: 4 })
    },
  )

  test.each([
    ['a link', { embedded_url: 'https://example.org/a?b=1', embedded_url_title: 'A' }],
    ['a link without a title', { embedded_url: 'https://example.org/' }],
    ['a title without a link', { embedded_url_title: 'A' }],
    ['a frame', { embedded_iframe: 'https://example.org/f', embedded_iframe_title: 'F' }],
    ['a title without a frame', { embedded_iframe_title: 'F' }],
    ['a description alone', { embedded_dashboard_description: 'What it is' }],
    [
      'all of them',
      {
        embedded_url: 'https://example.org/a',
        embedded_url_title: 'A',
        embedded_iframe: 'https://example.org/f',
        embedded_iframe_title: 'F',
        embedded_dashboard_description: 'What it is',
      },
    ],
  ])('what is embedded comes back: %s', async (_what, embed) => {
    const config = EARLIER_CONFIGS['the form of our own pages']
    const made = await send('POST', '', { name_of_dashboard: 'Snow', config, ...embed })
    expect(made).toMatchObject({ ...NO_EMBED, ...embed, config })
    expect(await send('GET', `${made.id}`)).toEqual(made)
    expect(await send('PATCH', `${made.id}`, { ...embed, version: 1 })).toEqual(made)
    expect(await send('PATCH', `${made.id}`, { config: '{}' })).toMatchObject({ ...embed, config: '{}' })
    const taken = Object.fromEntries(Object.keys(embed).map((field) => [field, '']))
    expect(await send('PATCH', `${made.id}`, taken)).toMatchObject({ ...NO_EMBED, config: '{}', version: 3 })
  })

  const children = (...ids: readonly number[]) => ({ children: ids.map((id) => ({ id })) })
  test.each([
    ['no JSON', 'x', 'The configuration is not JSON of the known form.'],
    ['a list', '[]', 'The configuration is not JSON of the known form.'],
    ['a section', { sectionsArray: [{ name: ' Ranking ' }] }, 'There is no section Ranking.'],
    ['a section without a name', { sectionsArray: [{}] }, 'There is no section .'],
    ['an indicator', { composedData: [children(7, -9)] }, 'There is no indicator with the id -9.'],
    ['a source', { surveyArray: [children(99_999)] }, 'There is no data source with the id 99999.'],
    [
      'many indicators',
      { composedData: [children(...Array.from({ length: 501 }, (_, id) => id))] },
      'Choose at most 500 indicators.',
    ],
    [
      'many sources',
      { surveyArray: [children(...Array.from({ length: 101 }, (_, id) => id))] },
      'Choose at most 100 data sources.',
    ],
  ])('%s that cannot be used is refused by name', async (_what, sent, sentence) => {
    const config = typeof sent === 'string' ? sent : JSON.stringify(sent)
    const answer = await app.inject({
      method: 'POST',
      url: '/api/custom-dashboard',
      headers: { authorization: ada.bearer },
      payload: { name_of_dashboard: 'Snow', config },
    })
    expect(answer.json()).toEqual({
      type: '/problems/invalid-input',
      title: 'Some of the values sent cannot be used',
      status: 400,
      detail: sentence.startsWith('The ') ? `Look at config: ${sentence}` : sentence,
      errors: { config: [sentence] },
    })
  })

  test('a document that a newer version has written is not taken for another', async () => {
    const made = await send('POST', '', { name_of_dashboard: 'Snow', config: '{}' })
    await database.query(`update document set content = content || '{"schema": 99}'`)
    for (const path of [`${made.id}`, '']) {
      const answer = await app.inject({
        url: `/api/custom-dashboard/${path}`,
        headers: { authorization: ada.bearer },
      })
      expect(answer.json()).toMatchObject({
        status: 503,
        detail: expect.stringContaining(
          `This document has version 99, and this version of the product knows versions up to ${DOCUMENT_SCHEMA}.`,
        ),
      })
    }
  })
})
