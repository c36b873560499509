import type { z } from 'zod'

/** What a value has to be, as it is asked for. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** What to do about a value for which its schema has no words of its own: a checker's words are for those who wrote it. */
export const schemaWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = KINDS[issue.expected] ?? issue.expected
      return issue.input === undefined ? `This is missing. Give ${kind}.` : `Give ${kind}.`
    }
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'This is empty. Give a text.'
      return `Give at least ${issue.minimum}${unitOf(issue.origin)}.`
    case 'too_big':
      return `Give at most ${issue.maximum}${unitOf(issue.origin)}.`
    case 'invalid_value':
      return `Give ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}.`
    case 'unrecognized_keys':
      return `Leave out ${issue.keys.join(', ')}.`
    default:
      return undefined
  }
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters'
  return origin === 'array' ? ' values' : ''
}
