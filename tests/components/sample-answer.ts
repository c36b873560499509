import { z } from 'zod'
import { ENDPOINTS } from '#contract/endpoints.ts'
import type { Call } from '#contract/call.ts'
import type { MadeUpAnswers } from './made-up-answers.ts'

interface Schema {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly items?: Schema | false
  readonly prefixItems?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly format?: string
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
}

/** Members that hold a moment whose schema is a text like any other. */
const MOMENTS =
  /(_at|^at|date|datetime|since|due|day|opened|closed|seen|until|login|created|updated|invited|written|published|revised|saved|sent|began|ended|finished|deleted)$/i

/** Entries of a list. */
const ENTRIES = 2

/** An answer that fits a schema, the same each time; members and entries differ from each other. */
function sampleOf(schema: z.ZodType): unknown {
  const root = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Schema
  let count = 0
  const made = (part: Schema, name: string, depth: number): unknown => {
    count += 1
    if (part.$ref) return made(root.$defs?.[part.$ref.split('/').at(-1) ?? ''] ?? {}, name, depth + 1)
    if ('const' in part) return part.const
    if (part.enum) return part.enum[count % part.enum.length]
    const choices = part.anyOf ?? part.oneOf
    if (choices) {
      // Lists end, and trees do.
      const isLast = depth > 12 || name === 'next' || name === 'previous'
      const without = choices.find(({ type }) => type === 'null')
      const others = choices.filter(({ type }) => type !== 'null')
      return without && (isLast || count % 7 === 0) ? null : made(others[0] ?? {}, name, depth + 1)
    }
    if (part.allOf) return Object.assign({}, ...part.allOf.map((one) => made(one, name, depth + 1)))
    if (part.prefixItems) return part.prefixItems.map((one) => made(one, name, depth + 1))
    if (part.items) {
      const { items, minItems = 0, maxItems = ENTRIES } = part
      const length = depth > 12 ? minItems : Math.max(minItems, Math.min(ENTRIES, maxItems))
      return toldApart(Array.from({ length }, () => made(items, name, depth + 1)))
    }
    if (part.properties)
      return Object.fromEntries(
        Object.entries(part.properties).map(([key, value]) => [key, made(value, key, depth + 1)]),
      )
    if (typeof part.additionalProperties === 'object')
      return { [`${name}-a`]: made(part.additionalProperties, name, depth + 1) }
    return plain(part, name, count)
  }
  return made(root, '', 0)
}

/** Rows of a list as a server sends them: no two have one id. */
function toldApart(entries: readonly unknown[]): unknown[] {
  const taken = new Set<number>()
  return entries.map((entry) => {
    if (typeof entry !== 'object' || entry === null || !('id' in entry) || typeof entry.id !== 'number')
      return entry
    let id: number = entry.id
    while (taken.has(id)) id += 1
    taken.add(id)
    return { ...entry, id }
  })
}

function plain({ type: types, format, ...bounds }: Schema, name: string, count: number): unknown {
  const type = typeof types === 'string' ? types : types?.find((one) => one !== 'null')
  if (type === 'boolean') return count % 2 === 0
  if (type === 'integer' || type === 'number') {
    const least = bounds.minimum ?? (bounds.exclusiveMinimum ?? -1) + 1
    return Math.min(Math.max(least, 0) + (count % 9) + 1, bounds.maximum ?? Number.POSITIVE_INFINITY)
  }
  if (format === 'date-time' || format === 'date' || MOMENTS.test(name))
    return `2026-0${1 + (count % 9)}-05T08:00:00.000Z`
  if (/period/.test(name)) return `${2015 + (count % 9)}`
  if (format === 'uri' || /(url|address)$/.test(name)) return 'https://example.org/made-up'
  if (type === 'object') return {}
  return type === 'array' ? [] : `${name} ${count}`
}

/** Answers to every call of pages but who is signed in, made of the schemas of the contract. */
export function sampleAnswers(): MadeUpAnswers {
  const read = ENDPOINTS.filter(({ mediaType, path }) => mediaType === undefined && path !== '/account')
  return Object.fromEntries(
    read.map(({ method, path, answer }) => [`${method} ${path}` as Call, () => sampleOf(answer) as never]),
  )
}
