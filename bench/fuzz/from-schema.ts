import type { Chance } from './chance.ts'

/** As much of a JSON schema of the OpenAPI document as values are made from. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly examples?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly minimum?: number
  readonly maximum?: number
}

/** Values that programs stumble over. */
const HOSTILE: readonly unknown[] = [
  '',
  '\0',
  '\ud800',
  "'; drop table account; --",
  '../../etc/passwd',
  '%s%n',
  '=1+1',
  '<script>alert(1)</script>',
  'x'.repeat(20_000),
  '\u202egnp.exe',
  '0x7f',
  '1e308',
  '9'.repeat(40),
  'NaN',
  '2024-02-30',
  '99999-13',
  -1,
  0,
  1.5,
  2_147_483_648,
  9_007_199_254_740_991,
  1e308,
  null,
  true,
  [],
  [[[[[[]]]]]],
  {},
  { __proto__: null, constructor: 1 },
  { $ne: null },
]

/** The most parts of a list, and the depth at which nothing more is made. */
const LONGEST = 4
const DEEPEST = 6

/** A value as a schema describes it, with something hostile in the place of a part now and then. */
export function valueFor(schema: Schema, chance: Chance, depth = 0): unknown {
  if (chance.happens(0.12) || depth > DEEPEST) return chance.one(HOSTILE)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return chance.one(schema.enum)
  if (schema.examples?.length && chance.happens(0.4)) return chance.one(schema.examples)
  const choice = chance.one(schema.anyOf ?? schema.oneOf ?? [])
  if (choice) return valueFor(choice, chance, depth + 1)
  const type = typeof schema.type === 'string' ? schema.type : chance.one(schema.type ?? ['string'])
  switch (type) {
    case 'object':
      return objectFor(schema, chance, depth)
    case 'array':
      return Array.from({ length: chance.below(LONGEST) }, () =>
        valueFor(schema.items ?? {}, chance, depth + 1),
      )
    case 'integer':
      return between(schema, chance)
    case 'number':
      return between(schema, chance) + chance.next()
    case 'boolean':
      return chance.happens(0.5)
    default:
      return chance.one(['Snow', '2024', '2024-07', '7', 'a@example.org', 'é ỌMỌ', '7,8', 'true'])
  }
}

function objectFor({ properties = {} }: Schema, chance: Chance, depth: number): Record<string, unknown> {
  const made: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(properties))
    if (chance.happens(0.85)) made[name] = valueFor(schema, chance, depth + 1)
  return made
}

/** Mostly small, as ids of what is there are. */
function between({ minimum = -3, maximum = 1e6 }: Schema, chance: Chance): number {
  const most = chance.happens(0.8) ? Math.min(maximum, minimum + 40) : maximum
  return Math.floor(minimum + chance.next() * (most - minimum + 1))
}
