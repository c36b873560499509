import type { ModelVariables } from '#server/platform/model-variables.ts'

/** How long a model may take where nothing else is said, in milliseconds, and how much it may send, in bytes. */
const PATIENCE = 8000
const MOST = 64_000

/** Tokens that an answer may have. */
const LONGEST = 400

/** A wish of a model: the rules, and what they are about, which is data and never an instruction. */
export interface ModelWish {
  readonly rules: string
  readonly about: Readonly<Record<string, unknown>>
  /** How long it may take, in milliseconds; by default eight seconds. */
  readonly patience?: number
}

/** Why a model gave no text. */
export class ModelFailure extends Error {}

/**
 * Asks a model for a text. It is given to `accepts` as it grows: as soon as that says no,
 * the model is left alone, and null is the answer. Throws a `ModelFailure` when the model does not answer in
 * time, in form, or at all.
 */
export async function askModel(
  { url, model, key }: ModelVariables,
  { rules, about, patience = PATIENCE }: ModelWish,
  accepts: (text: string) => boolean,
): Promise<string | null> {
  const left = new AbortController()
  const timer = setTimeout(() => left.abort(), patience)
  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      // Only the address that was set: an answer that leads elsewhere is none.
      redirect: 'error',
      signal: left.signal,
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(key !== null && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        model,
        stream: true,
        temperature: 0.2,
        max_tokens: LONGEST,
        messages: [
          { role: 'system', content: rules },
          { role: 'user', content: JSON.stringify(about) },
        ],
      }),
    })
    if (!response.ok || !response.body) throw new ModelFailure(`status ${response.status}`)
    let text = ''
    for await (const part of partsOf(response.body)) {
      text += part
      if (!accepts(text)) return null
    }
    return text.trim()
  } catch (error) {
    if (error instanceof ModelFailure) throw error
    throw new ModelFailure(left.signal.aborted ? 'no answer in time' : 'no connection', { cause: error })
  } finally {
    clearTimeout(timer)
    left.abort()
  }
}

/** The pieces of text of a stream of events, or of an answer that came whole. */
async function* partsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  let rest = ''
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > MOST) throw new ModelFailure('too long')
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const part = partOf(line)
      if (part === 'end') return
      if (part !== null) yield part.text
    }
  }
  const last = partOf(rest)
  if (last !== null && last !== 'end') yield last.text
}

/** One line: a piece of text, the end, or nothing of interest. */
function partOf(line: string): { readonly text: string } | 'end' | null {
  const data = line.replace(/^data:\s*/, '').trim()
  if (data === '' || data.startsWith(':')) return null
  if (data === '[DONE]') return 'end'
  const text = contentOf(data)
  return text === null ? null : { text }
}

function contentOf(data: string): string | null {
  let read: unknown
  try {
    read = JSON.parse(data)
  } catch {
    throw new ModelFailure('not in form')
  }
  const choice = fieldOf(fieldOf(read, 'choices'), '0')
  const content = fieldOf(fieldOf(choice, 'delta') ?? fieldOf(choice, 'message'), 'content')
  return typeof content === 'string' ? content : null
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
