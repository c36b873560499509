import { z } from 'zod'

/**
 * A body that comes in several forms, told apart by a field that only one of them has: `forms` is keyed by that field,
 * looked for in its order. What is wrong is then said about the fields of the form that was meant, not about all of them.
 */
export function oneOf<Forms extends Readonly<Record<string, z.ZodType>>>(forms: Forms) {
  const fields = Object.keys(forms)
  // One form may be known by several fields; it is described once.
  const different = [...new Set(Object.values(forms))]
  const described = { anyOf: different.map(shapeOf) }
  const examples = different.flatMap((form) => form.meta()?.examples ?? [])
  return z
    .looseObject({}, 'Send an object with the values.')
    .transform((value, context): z.output<Forms[keyof Forms]> => {
      const field = fields.find((name) => value[name] !== undefined)
      const form = field === undefined ? undefined : forms[field]
      if (!form) {
        context.addIssue({ code: 'custom', message: `Send one of these fields: ${fields.join(', ')}.` })
        return z.NEVER
      }
      const result = form.safeParse(value)
      if (result.success) return result.data as z.output<Forms[keyof Forms]>
      for (const { path, message } of result.error.issues) context.addIssue({ code: 'custom', path, message })
      return z.NEVER
    })
    .meta({ ...described, examples })
}

/** A form for the description of the API, without the address of the schema language, which stands there once. */
function shapeOf(form: z.ZodType): object {
  const { $schema: _, ...shape } = z.toJSONSchema(form, { io: 'input', unrepresentable: 'any' })
  return shape
}
