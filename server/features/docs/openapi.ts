import { z } from 'zod'
import { ENDPOINTS } from '#contract/endpoints.ts'
import type { OtherNames } from '#contract/listing/known-names.ts'
import { proofSentence } from '#contract/proof.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { LanguageCode } from '#domain/message/language.ts'
import { PROBLEMS, type ProblemCode, problemTitle } from '#domain/problem.ts'
import { english } from '#languages/from-source.ts'

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject
export interface JsonObject {
  readonly [key: string]: JsonValue
}

const PROBLEM_SCHEMA: JsonObject = {
  type: 'object',
  description: 'A problem as RFC 9457 describes it. `errors` holds sentences for each field.',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
}

/** The API as OpenAPI 3.1, made from the contract and from nothing else. `version` is the product's. */
export function openApi(version: string): JsonObject & { readonly openapi: string } {
  const paths: Record<string, Record<string, JsonObject>> = {}
  for (const endpoint of ENDPOINTS) {
    const path = `/api${endpoint.path}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'MSDAT',
      version,
      description:
        'Every source of a Nigerian health figure. All addresses also answer with a slash at the end. Lists come in pages.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: PROBLEM_SCHEMA },
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The token that a sign-in answers with. Browsers use the cookie that it sets instead. Who may call is asked by right: a call names its refusals.',
        },
      },
    },
  }
}

function operation(endpoint: Endpoint): JsonObject {
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    ...(endpoint.proof ? { description: proofSentence(endpoint.proof) } : {}),
    tags: [endpoint.tag],
    ...security(endpoint),
    parameters: [
      ...parameters(endpoint.pathParameters, 'path'),
      ...parameters(endpoint.query, 'query', endpoint.otherNames),
    ],
    ...(endpoint.body ? { requestBody: requestBody(endpoint.body) } : {}),
    ...(endpoint.form ? { requestBody: formBody(endpoint.form) } : {}),
    responses: { '200': success(endpoint), ...problemResponses(endpoint.problems) },
  }
}

/** Calls that anybody may make alike say nothing; those that may know who asks take a token, all others need it. */
function security({ permission }: Endpoint): { readonly security?: JsonValue } {
  if (permission === 'public') return {}
  return { security: permission === 'guest' ? [{}, { session: [] }] : [{ session: [] }] }
}

/** `GET /dashboards/{id}/indicators` → `get_dashboards_id_indicators`. */
function operationId({ method, path }: Endpoint): string {
  return `${method.toLowerCase()}${path.replaceAll(/[{}]/g, '').replaceAll(/[^a-zA-Z0-9]+/g, '_')}`
}

function parameters(schema: z.ZodType, place: 'path' | 'query', otherNames: OtherNames = {}): JsonObject[] {
  const { properties, required } = schemaOf(schema, 'input')
  return Object.entries(properties ?? {}).map(([name, property]) => {
    const { description, ...rest } = plain(property)
    const others = Object.keys(otherNames).filter((other) => otherNames[other] === name)
    const said = [
      ...(description === undefined ? [] : [String(description)]),
      ...others.map((other) => `\`${other}\` is another name of it.`),
    ].join(' ')
    return {
      name,
      in: place,
      required: place === 'path' || (required ?? []).includes(name),
      ...(said === '' ? {} : { description: said }),
      schema: rest,
    }
  })
}

/** The language by which pages are looked at is none that anybody asks for. */
const UNSAID: LanguageCode = 'pseudo'

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  return z.toJSONSchema(schema, {
    ...{ io, unrepresentable: 'any' },
    override: ({ jsonSchema }) => {
      if (jsonSchema.enum?.includes(UNSAID)) jsonSchema.enum = jsonSchema.enum.filter((one) => one !== UNSAID)
    },
  })
}

function requestBody(body: z.ZodType): JsonObject {
  const { $schema, ...schema } = plain(schemaOf(body, 'input'))
  // Where a body is also put right while it is read, zod leaves its examples out of the schema.
  const examples = (body.meta()?.examples ?? []) as readonly JsonValue[]
  const named = examples.map((value, index) => [`example ${index + 1}`, { value }] as const)
  return {
    required: !body.safeParse(undefined).success,
    content: { 'application/json': { schema, examples: plain(Object.fromEntries(named)) } },
  }
}

function formBody(form: z.ZodType): JsonObject {
  const { $schema, ...schema } = plain(schemaOf(form, 'input'))
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

function success(endpoint: Endpoint): JsonObject {
  const { $schema, ...schema } = plain(schemaOf(endpoint.answer, 'output'))
  return {
    description: endpoint.summary,
    content: {
      [endpoint.mediaType ?? 'application/json']: { schema },
      ...Object.fromEntries((endpoint.otherMediaTypes ?? []).map((type) => [type, {}])),
      ...(endpoint.csv ? { 'text/csv': { schema: { type: 'string' } } } : {}),
    },
  }
}

/** Problems by status: several codes may share one. */
function problemResponses(codes: readonly ProblemCode[]): JsonObject {
  const responses: Record<string, JsonObject> = {}
  for (const code of codes) {
    const { status } = PROBLEMS[code]
    const title = english.text(problemTitle(code))
    const before = responses[status]?.description
    responses[status] = {
      description: before === undefined ? title : `${String(before)}; ${title}`,
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    }
  }
  return responses
}

/** As JSON, without members that have no value. */
function plain(value: unknown): JsonObject {
  return JSON.parse(JSON.stringify(value)) as JsonObject
}
