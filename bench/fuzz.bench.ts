import type { FastifyInstance } from 'fastify'
import { createApp } from '#server/app.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { signInAs, testAccounts } from '#tests/builders/people.ts'
import { publishCountry } from '#tests/builders/published-country.ts'
import { withPostgres } from './bench-product.ts'
import { Chance } from './fuzz/chance.ts'
import { type Schema, valueFor } from './fuzz/from-schema.ts'
import { readSpoiled } from './fuzz/spoiled-files.ts'
import { progress, report } from './report.ts'
import { isToldToEnd } from './told-to-end.ts'

// Values by chance for every call of the OpenAPI document, asked by an administrator, and spoiled files for every reader of files: how many
// are answered with a fault of ours. MSDAT_BENCH_INPUTS says how many (100,000), MSDAT_BENCH_SEED which. After SIGTERM it reports what was tried so far.
const INPUTS = Number(process.env.MSDAT_BENCH_INPUTS ?? 100_000)
const SEED = Number(process.env.MSDAT_BENCH_SEED ?? 1)
/** For so many inputs one file is spoiled: each is read whole. */
const INPUTS_OF_A_FILE = 10

/** Calls that end the session that asks, or change what it needs to sign in. */
const NOT_ASKED =
  /^(post \/api\/(logout|users|account)|delete \/api\/(account|users)|put \/api\/users|patch \/api\/users)/

interface Parameter {
  readonly name: string
  readonly in: string
  readonly schema: Schema
}

interface Operation {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

async function askAll(
  app: FastifyInstance,
  authorization: string,
  chance: Chance,
): Promise<{ readonly tried: number; readonly faults: ReadonlyMap<string, string> }> {
  const described = (await app.inject({ url: '/api/openapi.json' })).json<Described>()
  const calls = Object.entries(described.paths).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const operation = operations[method]
      return operation && !NOT_ASKED.test(`${method} ${path}`) ? [{ path, method, operation }] : []
    }),
  )
  progress(`${calls.length} calls`)
  const faults = new Map<string, string>()
  let done = 0
  for (; done < INPUTS && !isToldToEnd(); done += 1) {
    const call = chance.one(calls)
    if (!call) break
    const { path, method, operation } = call
    const url = addressOf(path, operation, chance)
    const schema = operation.requestBody?.content['application/json']?.schema
    const payload = schema === undefined ? undefined : JSON.stringify(valueFor(schema, chance) ?? null)
    const headers = { authorization, ...(payload !== undefined && { 'content-type': 'application/json' }) }
    const answer = await app.inject({
      method: method.toUpperCase() as 'GET',
      url,
      headers,
      ...(payload !== undefined && { payload }),
    })
    if (answer.statusCode >= 500) {
      const how = `${url} ${payload?.slice(0, 400) ?? ''} ${answer.body.slice(0, 200)}`
      progress(`${answer.statusCode} ${method} ${how}`)
      faults.set(`${answer.statusCode} ${method} ${path}`, how)
    }
    if (done % 5000 === 4999) progress(`${done + 1} inputs, ${faults.size} calls with faults`)
  }
  return { tried: done, faults }
}

function addressOf(path: string, { parameters = [] }: Operation, chance: Chance): string {
  const text = (schema: Schema) => encodeURIComponent(wellFormed(valueFor(schema, chance)))
  const query = parameters.filter((each) => each.in === 'query' && chance.happens(0.7))
  const found = path.replaceAll(/\{(\w+)\}/g, (_all, name) => {
    const schema = parameters.find((each) => each.name === name)?.schema ?? {}
    return text(schema).slice(0, 300) || '1'
  })
  const asked = query.map(({ name, schema }) => `${name}=${text(schema).slice(0, 3000)}`).join('&')
  return asked === '' ? found : `${found}?${asked}`
}

/** An address has only whole letters. */
function wellFormed(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value ?? null)).toWellFormed()
}

const { tried: inputs, faults: calls } = await withPostgres(async ({ url }) => {
  const database = await openDatabase({ databaseUrl: url, directUrl: null, dataDir: '' })
  await migrate(database)
  await publishCountry(database)
  const app = await createApp({ database, accounts: testAccounts() })
  const { bearer } = await signInAs(app, database, 'root', 'admin')
  const asked = await askAll(app, bearer, new Chance(SEED))
  await app.close()
  await database.close()
  return asked
})
progress('spoiled files …')
const count = Math.ceil(inputs / INPUTS_OF_A_FILE)
const files = await readSpoiled(count, new Chance(SEED))
for (const [what, how] of [...calls, ...files.faults]) progress(`${what}\n  ${how}`)
const tried = [...files.tried].map(([reader, count]) => `${count} ${reader}`).join(', ')
report('Fuzzing', [
  {
    what: `calls that answer ${inputs} inputs with a fault of ours (seed ${SEED})`,
    value: String(calls.size),
    budget: '0',
    kept: calls.size === 0,
  },
  {
    what: `faults of readers in ${count} spoiled files (${tried})`,
    value: String(files.faults.size),
    budget: '0',
    kept: files.faults.size === 0,
  },
])
process.exit(calls.size + files.faults.size === 0 ? 0 : 1)
