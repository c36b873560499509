import { z } from 'zod'

/**
 * A body that comes in several forms, told apart by a field that only one of them has: `forms` is keyed by
 * that field (`a.indicator` for a field inside another), looked for in its order. Faults are then said about
 * the fields of the form that was meant, not about all of them. Fields of two forms at once are refused.
 */
export function oneOf<Forms extends Readonly<Record<string, z.ZodType>>>(forms: Forms) {
  const fields = Object.keys(forms)
  // One form may be known by several fields; it is described once.
  const different = [...new Set(Object.values(forms))]
  const described = { anyOf: different.map(shapeOf) }
  const fieldsByForm = new Map(different.map((form) => [form, fieldsOf(form)]))
  const examples = different.flatMap((form) => form.meta()?.examples ?? [])
  return z
    .looseObject({}, 'Send an object with the values.')
    .transform((value, context): z.output<Forms[keyof Forms]> => {
      const field = fields.find((name) => isSent(value, name))
      const form = field === undefined ? undefined : forms[field]
      if (field === undefined || !form) {
        context.addIssue({ code: 'custom', message: `Send one of these fields: ${fields.join(', ')}.` })
        return z.NEVER
      }
      const own = fieldsByForm.get(form)
      const other = fields.find((name) => isSent(value, name) && !own?.has(name.split('.')[0] ?? name))
      if (other !== undefined) {
        const message = `Send either ${field} or ${other}, not both: they ask in different ways.`
        context.addIssue({ code: 'custom', path: other.split('.'), message })
        return z.NEVER
      }
      const result = form.safeParse(value)
      if (result.success) return result.data as z.output<Forms[keyof Forms]>
      for (const { path, message } of result.error.issues) context.addIssue({ code: 'custom', path, message })
      return z.NEVER
    })
    .meta({ ...described, examples })
}

/** Whether a field, also one inside another, holds anything. */
function isSent(value: unknown, field: string): boolean {
  const [first = '', ...rest] = field.split('.')
  if (typeof value !== 'object' || value === null) return false
  const inside: unknown = Object.getOwnPropertyDescriptor(value, first)?.value
  return rest.length === 0 ? inside !== undefined : isSent(inside, rest.join('.'))
}

/** The fields that a form reads. */
function fieldsOf(form: z.ZodType): ReadonlySet<string> {
  return new Set(Object.keys(Object(Object(shapeOf(form)).properties)))
}

/** A form for the description of the API, without the address of the schema language, which stands there once. */
function shapeOf(form: z.ZodType): object {
  const { $schema: _, ...shape } = z.toJSONSchema(form, { io: 'input', unrepresentable: 'any' })
  return shape
}
