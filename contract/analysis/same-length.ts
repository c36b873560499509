import type { z } from 'zod'

/** A check that the lists `fields`, where they are sent, are as long as the list `base`; it names the one that is not. */
export function sameLength<Field extends string>(
  base: Field,
  fields: readonly Field[],
): (input: z.core.ParsePayload<{ readonly [key in Field]?: readonly unknown[] | undefined }>) => void {
  return ({ value, issues }) => {
    const wanted = value[base]?.length ?? 0
    for (const field of fields) {
      const given = value[field]?.length
      if (given === undefined || given === wanted) continue
      const message = `Give ${wanted} entries, as many as in ${base}; there are ${given}.`
      issues.push({ code: 'custom', path: [field], message, input: value[field] })
    }
  }
}
