import type { AnswerOf, Call } from '#contract/call.ts'

/** What a part of an answer has to be before a page opens it. */
type Part = 'text' | 'list' | 'object' | { readonly [name: string]: Part }

type ShapeOf<Answer> = { readonly [Name in keyof Answer]?: Part }

const ANSWER = {
  text: 'text',
  sentences: 'list',
  rows: 'list',
  links: 'list',
  understood: 'list',
  assumptions: 'list',
  suggestions: 'list',
} as const satisfies ShapeOf<AnswerOf<'POST /assistant'>>

/**
 * The parts that pages open at once of answers that are worked out when they are asked for. The schemas of the contract stay on the
 * server: their checker is longer than the pages that would carry it.
 */
const SHAPES: Readonly<Partial<Record<Call, Part>>> = {
  'POST /assistant': ANSWER,
  'POST /assistant/command': {
    text_response: 'text',
    audio_response: 'text',
    answer: ANSWER,
  } satisfies ShapeOf<AnswerOf<'POST /assistant/command'>>,
  'POST /policy/generate': {
    indicator: 'object',
    location: 'object',
    proposals: 'list',
    options: 'list',
    left: 'list',
  } satisfies ShapeOf<AnswerOf<'POST /policy/generate'>>,
}

/** Whether an answer has the parts that pages open at once; of other calls any has. */
export function fitsCall(call: Call, answer: unknown): boolean {
  const shape = SHAPES[call]
  return shape === undefined || fits(answer, shape)
}

/** Whether an answer is a page of a list. */
export function isPage(answer: unknown): boolean {
  return fits(answer, { results: 'list' })
}

function fits(value: unknown, part: Part): boolean {
  if (part === 'text') return typeof value === 'string'
  if (part === 'list') return Array.isArray(value)
  if (typeof value !== 'object' || value === null) return false
  if (part === 'object') return true
  const named = new Map<string, unknown>(Object.entries(value))
  return Object.entries(part).every(([name, own]) => fits(named.get(name), own))
}
