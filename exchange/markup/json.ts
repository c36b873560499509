import { message } from '#domain/message/message.ts'
import type { Budget } from '#exchange/reading/limits.ts'
import { Unreadable } from '#exchange/reading/unreadable.ts'
import { isNestedBeyond } from './nesting.ts'

/** A value of JSON, of which nothing is known. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

export type JsonObject = { readonly [name: string]: Json }

/** Reads a text as JSON; brackets inside each other are counted before. */
export function parsedJson(text: string, budget: Budget): Json {
  const { depth } = budget.limits
  if (isNestedBeyond(text, depth)) budget.depth(depth + 1)
  try {
    const parsed: Json = JSON.parse(text.replace(/^\uFEFF/, ''))
    return parsed
  } catch {
    throw new Unreadable(message('exchange.broken-json'))
  }
}

/** An object; null for every other value. */
export function objectIn(value: Json | undefined): JsonObject | null {
  return typeof value === 'object' && value !== null && !isList(value) ? value : null
}

/** The entries of a list; none for every other value. */
export function listIn(value: Json | undefined): readonly Json[] {
  return value !== undefined && isList(value) ? value : []
}

/** The objects of a list; none for every other value. */
export function objectsIn(value: Json | undefined): JsonObject[] {
  return listIn(value)
    .map((one) => objectIn(one))
    .filter((one) => one !== null)
}

/** A text or a number as text; empty for nothing and for what is neither. */
export function textIn(value: Json | undefined): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
