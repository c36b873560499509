import { expect, test } from 'vitest'
import { z } from 'zod'
import { schemaWords } from './schema-words.ts'

const saidOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: schemaWords }).error?.issues.map(({ message }) => message)

test.each([
  ['a text that is missing', z.object({ email: z.string() }), {}, 'This is missing. Give a text.'],
  ['a text that is empty', z.string().min(1), '', 'This is empty. Give a text.'],
  ['a text that is long', z.string().max(3), 'abcd', 'Give at most 3 characters.'],
  ['another kind', z.object({ ids: z.array(z.number()) }), { ids: 3 }, 'Give a list.'],
  ['a number that is no whole one', z.int(), 1.5, 'Give a whole number.'],
  ['a number that is small', z.number().min(2), 1, 'Give at least 2.'],
  ['another word', z.enum(['a', 'b']), 'c', 'Give one of a, b.'],
  ['words of the schema itself', z.string('Give a name.'), undefined, 'Give a name.'],
] as const)('%s: what to do is said', (_, schema, value, said) => {
  expect(saidOf(schema, value)).toEqual([said])
})
