import { isoPeriod, type PeriodCode, parsePeriod } from '#domain/period/period.ts'
import {
  flag,
  idList,
  list,
  oneOf,
  parseId,
  setIds,
  setNumber,
  setSwitch,
  setText,
} from '#domain/view/address-parts.ts'
import type { Parameter } from './address-codec.ts'

/** An id, or a count of at least 1 up to `most`; null: not said. */
export function id(name: string, most = Number.POSITIVE_INFINITY): Parameter<number | null> {
  return {
    read: (query) => {
      const found = parseId(query.get(name)) ?? null
      return found !== null && found <= most ? found : null
    },
    write: (query, value) => setNumber(query, name, value),
  }
}

/** Ids with commas between them, in the order of choosing; none by default. */
export function ids(name: string): Parameter<readonly number[]> {
  return { read: (query) => idList(query, name), write: (query, value) => setIds(query, name, value) }
}

/** A period; `year` of links made by earlier versions is understood, and deleted. Null: not said. */
export function period(name: string): Parameter<PeriodCode | null> {
  return {
    read: (query) => parsePeriod(query.get(name) ?? query.get('year') ?? ''),
    write: (query, value) => {
      query.delete('year')
      setText(query, name, value === null ? null : isoPeriod(value))
    },
  }
}

/** One of a few words, the default where none is said. */
export function word<const T extends string>(
  name: string,
  words: readonly T[],
  standard: NoInfer<T>,
): Parameter<T> {
  return {
    read: (query) => oneOf(query.get(name), words) ?? standard,
    write: (query, value) => setText(query, name, value === standard ? null : value),
  }
}

/** One of a few words; null: not said. */
export function wordOrNone<const T extends string>(name: string, words: readonly T[]): Parameter<T | null> {
  return {
    read: (query) => oneOf(query.get(name), words) ?? null,
    write: (query, value) => setText(query, name, value),
  }
}

/** Yes or no, `1` or `0` in the address. */
export function toggle(name: string, standard: boolean): Parameter<boolean> {
  return {
    read: (query) => flag(query, name) ?? standard,
    write: (query, value) => setSwitch(query, name, value, standard),
  }
}

/** Entries with commas between them, each read and written by functions of its own; malformed ones are left out. */
export function entries<T>(
  name: string,
  parse: (text: string) => T | null,
  textOf: (value: T) => string,
): Parameter<readonly T[]> {
  return {
    read: (query) => list(query, name).flatMap((text) => parse(text) ?? []),
    write: (query, value) => setText(query, name, value.length === 0 ? null : value.map(textOf).join(',')),
  }
}
