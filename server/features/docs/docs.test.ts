import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { readProductVersion } from '#server/platform/product-version.ts'
import { PROJECT } from '#server/platform/project-folder.ts'
import { AREAS } from './areas.ts'
import { apiReadme } from './api-readme.ts'
import { docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'

const { version } = await readProductVersion()
const api = JSON.parse(JSON.stringify(openApi(version)))

test.each([
  ['openapi.json', `${JSON.stringify(openApi(version), null, 2)}\n`],
  ['README.md', apiReadme()],
])('docs/api/%s is what `npm run docs:api` writes', async (name, text) => {
  expect(await readFile(join(PROJECT, 'docs/api', name), 'utf8')).toBe(text)
})

/** The largest whole number that a column of the store holds. */
const LARGEST = 2_147_483_647

interface Described {
  readonly $ref?: string
  readonly type?: string
  readonly maximum?: number
  readonly properties?: Readonly<Record<string, Described>>
  readonly items?: Described
  readonly anyOf?: readonly Described[]
  readonly oneOf?: readonly Described[]
  readonly allOf?: readonly Described[]
}

/** Where in what is sent a whole number may be larger than that. Schemas that hold themselves are looked at once. */
function wholeIn(
  schema: Described | undefined,
  place: string,
  above: readonly (string | undefined)[] = [],
): string[] {
  if (schema === undefined || (schema.$ref !== undefined && above.includes(schema.$ref))) return []
  const { $ref, type, maximum = Number.POSITIVE_INFINITY, properties = {}, items } = schema
  const seen = [...above, $ref]
  if ($ref !== undefined) {
    const named = $ref.split('/').slice(1)
    return wholeIn(
      named.reduce((part, name) => part[name], api),
      place,
      seen,
    )
  }
  const { anyOf = [], oneOf = [], allOf = [] } = schema
  return [
    ...(type === 'integer' && maximum > LARGEST ? [place] : []),
    ...Object.entries(properties).flatMap(([name, part]) => wholeIn(part, `${place}.${name}`, seen)),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((part) => wholeIn(part, place, seen)),
    ...wholeIn(items, `${place}[]`, seen),
  ]
}

describe('OpenAPI', () => {
  test('has every endpoint, each under its own name', () => {
    expect(api.openapi).toBe('3.1.0')
    const names = ENDPOINTS.map(
      ({ path, method }) => api.paths[`/api${path}`]?.[method.toLowerCase()]?.operationId,
    )
    expect(names).not.toContain(undefined)
    expect(new Set(names).size).toBe(ENDPOINTS.length)
  })

  test('names the filters of data, each with words', () => {
    const { parameters } = api.paths['/api/data'].get
    expect(parameters.map((parameter: { name: string }) => parameter.name)).toEqual([
      'indicator',
      'datasource',
      'location',
      'period',
      'value_type',
      'size',
      'page',
      'ordering',
      'format',
      'shape',
      'republish',
    ])
    for (const parameter of parameters) expect(parameter).toMatchObject({ in: 'query', required: false })
    for (const parameter of parameters) expect(parameter.description).toMatch(/\.$/)
  })

  test('describes what to send, with an example that the call takes', () => {
    const withBody = ENDPOINTS.filter(({ body }) => body !== undefined)
    expect(withBody.length).toBeGreaterThan(0)
    for (const { path, method, body } of withBody) {
      const { requestBody } = api.paths[`/api${path}`][method.toLowerCase()]
      const { examples } = requestBody.content['application/json']
      expect(Object.keys(examples), path).not.toEqual([])
      for (const { value } of Object.values<{ value: unknown }>(examples)) {
        expect(body?.safeParse(value), path).toMatchObject({ success: true })
      }
    }
  })

  test('a call takes format exactly where it answers with a table too', () => {
    for (const { path, method, csv = false, mediaType } of ENDPOINTS) {
      const { parameters, responses } = api.paths[`/api${path}`][method.toLowerCase()]
      const names: string[] = parameters.map(({ name }: { name: string }) => name)
      const takesFormat = names.includes('format') && names.includes('size')
      expect([path, takesFormat, 'text/csv' in responses['200'].content]).toEqual([
        ...[path, csv, csv || mediaType === 'text/csv'],
      ])
    }
  })

  test('whole numbers that come in are such as the store holds, beside periods, which are read as words', () => {
    const unbounded = ENDPOINTS.flatMap(({ path, method }) => {
      const { parameters, requestBody } = api.paths[`/api${path}`][method.toLowerCase()]
      const asked = parameters.map((one: { name: string; schema: Described }) =>
        wholeIn(one.schema, one.name),
      )
      const sent = wholeIn(requestBody?.content['application/json']?.schema, 'body')
      return [...asked.flat(), ...sent].map((place) => `${method} ${path} ${place}`)
    })
    const elsewhere = /\b(period|periods\[\]|start)$/
    expect(unbounded.filter((place) => !elsewhere.test(place))).toEqual([
      // A byte of a file.
      'PUT /uploads/{id} from',
    ])
  })

  test('says who has to sign in how, every form of an export, other names, and no language that nobody speaks', () => {
    expect(api.components.securitySchemes.session).toMatchObject({ type: 'http', scheme: 'bearer' })
    for (const { path, method, permission } of ENDPOINTS) {
      const { security } = api.paths[`/api${path}`][method.toLowerCase()]
      const wanted =
        permission === 'public'
          ? undefined
          : permission === 'guest'
            ? [{}, { session: [] }]
            : [{ session: [] }]
      expect(security, path).toEqual(wanted)
    }
    const { responses, parameters } = api.paths['/api/exports/figures'].get
    expect(Object.keys(responses)).toEqual(['200', '400', '404', '429', '503'])
    expect(Object.keys(responses['200'].content)).toHaveLength(4)
    expect(parameters.find(({ name }: { name: string }) => name === 'place').description).toContain(
      '`location` is another name of it.',
    )
    expect(Object.keys(api.paths['/api/data'].get.responses)).toContain('429')
    expect(JSON.stringify(api)).not.toContain('"pseudo"')
  })

  test('every {name} in a path is a parameter', () => {
    for (const { path, method } of ENDPOINTS) {
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const { parameters } = api.paths[`/api${path}`][method.toLowerCase()]
      const given = parameters
        .filter((parameter: { in: string }) => parameter.in === 'path')
        .map((parameter: { name: string }) => parameter.name)
      expect(given).toEqual(wanted)
    }
  })
})

test('the page begins with getting data, shows every call and runs no script', () => {
  const page = docsPage(openApi(version), 'https://example.org', 'MSDAT')
  expect(page.indexOf('https://example.org/api/data?indicator=18')).toBeLessThan(page.indexOf('<details'))
  expect(page).not.toContain('`')
  for (const { path } of ENDPOINTS) expect(page).toContain(`<code>/api${path}</code>`)
  expect(page).not.toMatch(/<script|\son\w+=/i)
  expect(page).toContain('prefers-color-scheme:dark')
  // The most that a phone on a slow line can wait for, before it is compressed.
  expect(page.length).toBeLessThan(250_000)
})

test('every area of the page has calls, and every call an area', () => {
  expect(AREAS.map(([tag]) => tag).toSorted()).toEqual([...new Set(ENDPOINTS.map(({ tag }) => tag))].sort())
})
