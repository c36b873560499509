import { z } from 'zod'

/** What a part of an answer has to be before a page opens it; of an object its parts by name, where it has any that are opened. */
export type Shape = 'text' | 'list' | 'object' | { readonly [name: string]: Shape }

type Schema = z.core.JSONSchema.BaseSchema

/** How far down parts are named: earlier calls wrap what they answer with in `data`. */
const DEEP = 2

/** How many parts of an object are looked at: what is another answer lacks the first already. */
const MOST = 3

/** The shape of an answer: its lists and objects that are always there, or else its first text. Null: it may be anything. */
export function answerShape(answer: z.ZodType): Shape | null {
  return shapeOf(z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any', cycles: 'ref' }), DEEP)
}

function shapeOf(schema: Schema, deep: number): Shape | null {
  const { anyOf, oneOf = anyOf } = schema
  if (oneOf) return inCommon(oneOf)
  if (schema.type === 'array') return 'list'
  if (schema.type === 'string') return 'text'
  return schema.type === 'object' ? partsOf(schema, deep) : null
}

function partsOf({ properties = {}, required = [] }: Schema, deep: number): Shape {
  if (deep === 0) return 'object'
  const parts = required.flatMap((name) => {
    const property = properties[name]
    const shape = typeof property === 'object' ? shapeOf(property, deep - 1) : null
    return shape === null ? [] : [[name, shape] as const]
  })
  const opened = parts.filter(([, shape]) => shape !== 'text')
  const told = opened.length > 0 ? opened.slice(0, MOST) : parts.slice(0, 1)
  return told.length > 0 ? Object.fromEntries(told) : 'object'
}

/** Of several forms of an answer the first text that all of them have, such as the status of an outcome. */
function inCommon(forms: readonly Form[]): Shape | null {
  const [name] = textsOfAll(forms)
  return name === undefined ? null : { [name]: 'text' }
}

type Form = z.core.JSONSchema._JSONSchema

function textsOfAll(forms: readonly Form[]): readonly string[] {
  const [first = [], ...others] = forms.map((form) => (typeof form === 'object' ? textsOf(form) : []))
  return first.filter((name) => others.every((names) => names.includes(name)))
}

function textsOf({ anyOf, oneOf = anyOf, properties = {}, required = [] }: Schema): readonly string[] {
  if (oneOf) return textsOfAll(oneOf)
  return required.filter((name) => {
    const property = properties[name]
    return typeof property === 'object' && property.type === 'string'
  })
}
