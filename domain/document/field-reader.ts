import { isRecord } from '#domain/form/is-record.ts'
import type { Message } from '#domain/message/message.ts'
import { readableText, saysSomething } from '#domain/rich-text/rich-text.ts'
import { type DocumentFaults, PROBLEM_TEXTS, type ReferenceName } from './problem-texts.ts'

/** The faults in a record that is being read: path of a field, such as `blocks.2.text` → its faults. */
export class FoundErrors {
  readonly #errors: Record<string, Message[]> = {}

  add(path: string, fault: Message): void {
    this.#errors[path] = [...(this.#errors[path] ?? []), fault]
  }

  get all(): DocumentFaults {
    return this.#errors
  }

  get none(): boolean {
    return Object.keys(this.#errors).length === 0
  }
}

/**
 * Reads a record from outside field by field. A field of another form gives a stand-in and adds its fault to
 * the errors, so that all of them are told at once; the caller looks at the errors before using anything.
 */
export class FieldReader {
  readonly #record: Readonly<Record<string, unknown>>
  readonly #path: string
  readonly #errors: FoundErrors
  readonly #asked = new Set<string>()

  constructor(value: unknown, path: string, errors: FoundErrors) {
    this.#path = path
    this.#errors = errors
    this.#record = isRecord(value) ? value : {}
    if (!isRecord(value)) errors.add(path || 'document', PROBLEM_TEXTS.anObject)
  }

  /** Reports the fault of a field. */
  refuse(field: string, fault: Message): void {
    this.#errors.add(this.#pathOf(field), fault)
  }

  /** The field as it came. */
  raw(field: string): unknown {
    this.#asked.add(field)
    return Object.hasOwn(this.#record, field) ? this.#record[field] : undefined
  }

  /**
   * Text of at most so many characters; half characters and the character 0, which no store keeps, are refused. Signs that turn
   * the direction of reading, and those that no file holds, are left out, as everywhere that somebody types.
   */
  text(field: string, longest: number): string {
    const value = this.raw(field)
    if (typeof value !== 'string') return this.#standIn(field, PROBLEM_TEXTS.aText, '')
    if (!isKeepable(value)) {
      return this.#standIn(field, PROBLEM_TEXTS.aCharacter, '')
    }
    const text = readableText(value)
    return text.length <= longest ? text : this.#standIn(field, PROBLEM_TEXTS.atMostCharacters(longest), '')
  }

  /** Text as above that says something. */
  words(field: string, longest: number): string {
    const value = this.raw(field)
    const isBlank = typeof value === 'string' && isKeepable(value) && !saysSomething(value)
    return isBlank ? this.#standIn(field, PROBLEM_TEXTS.words, '') : this.text(field, longest)
  }

  /** One of these. */
  oneOf<T extends string | number>(field: string, allowed: readonly [T, ...T[]]): T {
    const value = this.raw(field)
    const found = allowed.find((each) => each === value)
    return found ?? this.#standIn(field, PROBLEM_TEXTS.oneOf(allowed), allowed[0])
  }

  /** Whether something is so. */
  yesOrNo(field: string): boolean {
    const value = this.raw(field)
    return typeof value === 'boolean' ? value : this.#standIn(field, PROBLEM_TEXTS.yesOrNo, false)
  }

  /** Different whole numbers. */
  ids(field: ReferenceName, most: number): readonly number[] {
    const ids = this.#list(field, most, PROBLEM_TEXTS.atMostIds(most, field))
    if (ids.every(isWhole) && new Set(ids).size === ids.length) return ids
    return this.#standIn(field, PROBLEM_TEXTS.differentIds, [])
  }

  /** Some of these, each once. */
  someOf<T extends number>(field: string, allowed: readonly T[]): readonly T[] {
    const chosen = this.#list(field, allowed.length, PROBLEM_TEXTS.atMost(allowed.length))
    const isOne = (value: unknown): value is T => allowed.some((each) => each === value)
    if (chosen.every(isOne) && new Set(chosen).size === chosen.length) return chosen
    return this.#standIn(field, PROBLEM_TEXTS.someOf(allowed), [])
  }

  /** Different whole numbers between two, both included. */
  numbers(field: string, most: number, [least, largest]: readonly [number, number]): readonly number[] {
    const numbers = this.#list(field, most, PROBLEM_TEXTS.atMost(most))
    const isOne = (value: unknown): value is number => isWhole(value) && value >= least && value <= largest
    if (numbers.every(isOne) && new Set(numbers).size === numbers.length) return numbers
    return this.#standIn(field, PROBLEM_TEXTS.differentNumbers(least, largest), [])
  }

  /** Whole numbers, also one several times, and once at most the hole for one: in a view they may go together by position. */
  idsOr<H extends string>(field: ReferenceName, most: number, hole: H | null): readonly (number | H)[] {
    const ids = this.#list(field, most, PROBLEM_TEXTS.atMostIds(most, field))
    const isOne = (id: unknown): id is number | H => (hole !== null && id === hole) || isWhole(id)
    if (ids.every(isOne) && ids.filter((id) => id === hole).length <= 1) return ids
    return this.#standIn(field, PROBLEM_TEXTS.idsInOrder, [])
  }

  /** A whole number, or the hole for one. */
  idOr<H extends string>(field: string, hole: H): number | H {
    return this.raw(field) === hole ? hole : this.wholeNumber(field)
  }

  /** A whole number. */
  wholeNumber(field: string): number {
    const value = this.raw(field)
    return isWhole(value) ? value : this.#standIn(field, PROBLEM_TEXTS.aWholeId, 0)
  }

  /** How many of something: a whole number from 1. */
  count(field: string, most: number): number {
    const value = this.raw(field)
    const isCount = isWhole(value) && value >= 1 && value <= most
    return isCount ? value : this.#standIn(field, PROBLEM_TEXTS.aCount(most), 1)
  }

  /** A number between two, both included. */
  number(field: string, least: number, most: number): number {
    const value = this.raw(field)
    const isWithin = typeof value === 'number' && value >= least && value <= most
    // Zero has one spelling in JSON.
    return isWithin ? value + 0 : this.#standIn(field, PROBLEM_TEXTS.aNumber(least, most), least)
  }

  /** A whole number or null. */
  id(field: string): number | null {
    const value = this.raw(field)
    return value === null || isWhole(value) ? value : this.#standIn(field, PROBLEM_TEXTS.anId, null)
  }

  /** A list of texts. */
  texts(field: string, most: number, longest: number): readonly string[] {
    const texts = this.#list(field, most, PROBLEM_TEXTS.atMost(most))
    const isText = (text: unknown): text is string =>
      typeof text === 'string' && text.length <= longest && isKeepable(text)
    return texts.every(isText) ? texts : this.#standIn(field, PROBLEM_TEXTS.shortTexts, [])
  }

  /** A record inside this one, with the names of its fields. */
  inside(field: string): { readonly fields: FieldReader; readonly names: readonly string[] } {
    const value = this.raw(field)
    const fields = new FieldReader(value, this.#pathOf(field), this.#errors)
    return { fields, names: isRecord(value) ? Object.keys(value) : [] }
  }

  /** Records of a list. */
  records(field: string, most: number): readonly FieldReader[] {
    const path = this.#pathOf(field)
    return this.#list(field, most, PROBLEM_TEXTS.atMost(most)).map(
      (value, index) => new FieldReader(value, `${path}.${index}`, this.#errors),
    )
  }

  /** Refuses fields that nobody asked for: an unknown one is not kept in silence. */
  end(): void {
    for (const field of Object.keys(this.#record)) {
      if (!this.#asked.has(field)) this.refuse(field, PROBLEM_TEXTS.unknownField)
    }
  }

  #list(field: string, most: number, tooMany: Message): readonly unknown[] {
    const value = this.raw(field)
    if (!Array.isArray(value)) return this.#standIn(field, PROBLEM_TEXTS.aList, [])
    return value.length <= most ? value : this.#standIn(field, tooMany, [])
  }

  #standIn<T>(field: string, fault: Message, value: T): T {
    this.refuse(field, fault)
    return value
  }

  #pathOf(field: string): string {
    return this.#path === '' ? field : `${this.#path}.${field}`
  }
}

/** Whether a store keeps this text: no half characters, and not the character 0. */
export function isKeepable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value)
}
