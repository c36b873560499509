import { isoPeriod, periodCode, periodKind } from '#domain/period/period.ts'
import { isSane } from '#domain/number/bounds.ts'
import { parseId } from '#domain/view/address-parts.ts'
import type { Value } from '#domain/message/message.ts'
import type { ChoiceOption, OptionForms, Offer, KindOption } from './option.ts'

type Words<T> = Omit<Offer<T>, 'choices'>

/** One of a few words, each with the text by which it is offered. */
export function choice<const T extends string>(
  parameter: string,
  choices: readonly (readonly [value: T, text: Value])[],
  words: Words<NoInfer<T>>,
): ChoiceOption<T> {
  const find = (wanted: unknown) => choices.find(([value]) => value === wanted)?.[0]
  return {
    parameter,
    read: find,
    write: (value) => value,
    accepts: (value) => find(value) !== undefined,
    words: choices.map(([value]) => value),
    offer: { ...words, choices, forms: choices },
  }
}

/** The option with the words of each value that is offered, in their order. */
export function formed<T, const V extends T | null>(
  option: KindOption<T>,
  forms: readonly (readonly [value: V, text: Value])[],
): KindOption<T> & OptionForms<V> {
  return { ...option, offer: { ...option.offer, forms } }
}

/** Yes or no: `1` or `0` in an address. */
export function toggle(parameter: string, words: Words<boolean>): KindOption<boolean> {
  return {
    parameter,
    read: (text) => (text === '1' ? true : text === '0' ? false : undefined),
    write: (value) => (value ? '1' : '0'),
    accepts: (value) => typeof value === 'boolean',
    offer: words,
  }
}

/** A positive whole number: an id, or a count of steps. */
export function whole(parameter: string, words: Words<number>): KindOption<number> {
  return { parameter, read: parseId, write: String, accepts: isWhole, offer: words }
}

/** A year or a month as ISO text: `2030`, `2027-05`. */
export function yearOrMonth(parameter: string, words: Words<string>): KindOption<string> {
  const find = (text: unknown) => {
    const code = typeof text === 'string' ? periodCode(text) : null
    return code !== null && ['year', 'month'].includes(periodKind(code)) ? isoPeriod(code) : undefined
  }
  return {
    parameter,
    read: find,
    write: (value) => value,
    accepts: (value) => find(value) !== undefined,
    offer: words,
  }
}

/** Ids with commas between them; an empty list is not written. */
export function ids(parameter: string, words: Words<readonly number[]>): KindOption<readonly number[]> {
  return {
    parameter,
    read: (text) => some(entries(text).flatMap((entry) => parseId(entry) ?? [])),
    write: (value) => value.join(','),
    accepts: (value) => isFull(value) && value.every(isWhole),
    offer: words,
  }
}

/** Numbers with commas between them, of a size that figures have. */
export function numbers(parameter: string, words: Words<readonly number[]>): KindOption<readonly number[]> {
  return {
    parameter,
    read: (text) => some(entries(text).map(Number).filter(isSane)),
    write: (value) => value.join(','),
    accepts: (value) => isFull(value) && value.every(isSane),
    offer: words,
  }
}

/** Several of a few words, in the order in which these are named. */
export function several<const T extends string>(
  parameter: string,
  forms: readonly (readonly [value: T, text: Value])[],
  words: Words<readonly NoInfer<T>[]>,
): KindOption<readonly T[]> & OptionForms<T> {
  const all = forms.map(([value]) => value)
  return {
    parameter,
    read: (text) => some(all.filter((one) => entries(text).includes(one))),
    write: (value) => value.join(','),
    accepts: (value) => isFull(value) && value.every((entry) => all.some((one) => one === entry)),
    offer: { ...words, forms },
  }
}

/** A name as the data and the methods use them: letters, digits, underscores and hyphens. */
export function word(parameter: string, words: Words<string>): KindOption<string> {
  const isWord = (value: unknown) => typeof value === 'string' && /^[a-z][a-z0-9_-]{0,40}$/i.test(value)
  return {
    parameter,
    read: (text) => (isWord(text) ? text : undefined),
    write: (value) => value,
    accepts: isWord,
    offer: words,
  }
}

function entries(text: string): string[] {
  return text.split(',').filter((entry) => entry !== '')
}

function some<T>(values: readonly T[]): readonly T[] | undefined {
  return values.length === 0 ? undefined : values
}

function isFull(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0
}

function isWhole(value: unknown): boolean {
  return typeof value === 'number' && parseId(String(value)) === value
}
