import { z } from 'zod'
import { given } from './given.ts'
import { webAddress } from './web-address.ts'

const text = z.preprocess(given, z.string().optional())

/** A language model that phrases answers of the assistant, and may read questions: an OpenAI-compatible address. */
export const MODEL_VARIABLES = {
  ASSISTANT_URL: z.preprocess(given, webAddress.transform((url) => url.replace(/\/+$/, '')).optional()),
  ASSISTANT_MODEL: text,
  ASSISTANT_KEY: text,
  ASSISTANT_READS: text,
} as const

/** The model that is asked, and where. */
export interface ModelVariables {
  /** Up to `/chat/completions`, without a slash at the end: `http://127.0.0.1:11434/v1`. */
  readonly url: string
  readonly model: string
  /** Sent as a bearer token; null: none is needed. Never logged, never part of a prompt. */
  readonly key: string | null
  /** Questions that are not understood may be sent to it as they were written. */
  readonly readsQuestions: boolean
}

type Found = { readonly [Name in keyof typeof MODEL_VARIABLES]?: string | undefined }

type Reading =
  | { readonly ok: true; readonly model: ModelVariables | null }
  | { readonly ok: false; readonly sentence: string }

/** The model of the variables; null where none is set, a sentence where they do not go together. */
export function modelOf(found: Found): Reading {
  const { ASSISTANT_URL: url, ASSISTANT_MODEL: model, ASSISTANT_KEY: key } = found
  const readsQuestions = found.ASSISTANT_READS === 'yes'
  if (url === undefined && model === undefined && key === undefined) return { ok: true, model: null }
  if (url === undefined || model === undefined)
    return { ok: false, sentence: 'ASSISTANT_URL and ASSISTANT_MODEL must be set together.' }
  return { ok: true, model: { url, model, key: key ?? null, readsQuestions } }
}
