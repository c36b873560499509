import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { oneOf } from './one-of.ts'

const id = z.int()
const body = oneOf({
  values: z.object({ values: z.array(z.number()), labels: z.array(z.string()).optional() }),
  'a.id': z.object({ a: z.object({ id }), b: z.object({ id }) }),
  a: z.object({ a: z.object({ value: z.number() }), b: z.object({ value: z.number() }) }),
  b: z.object({ a: z.object({ value: z.number() }), b: z.object({ value: z.number() }) }),
})

describe('a body in several forms', () => {
  test.each([
    [{ values: [1], labels: ['x'] }],
    [{ a: { id: 1 }, b: { id: 2 } }],
    [{ a: { value: 1 }, b: { value: 2 } }],
  ])('%j is read', (sent) => {
    expect(body.parse(sent)).toEqual(sent)
  })

  test.each<[object, string, RegExp]>([
    [{}, '', /^Send one of these fields: values, a.id, a, b\.$/],
    [{ values: [1], a: { id: 1 } }, 'a.id', /^Send either values or a\.id, not both/],
    [{ values: ['x'] }, 'values.0', /number/],
    // The form is known by the first; the second is told about in its words.
    [{ a: { id: 1 }, b: { value: 2 } }, 'b.id', /number/],
    [{ a: { value: 1 } }, 'b', /object/],
  ])('%j is refused at "%s"', (sent, path, message) => {
    const { error } = body.safeParse(sent)
    expect(error?.issues[0]?.path.join('.')).toBe(path)
    expect(error?.issues[0]?.message).toMatch(message)
  })
})
