/** A positive integer id in text, or undefined. */
export function parseId(text: string | null): number | undefined {
  if (text === null || !/^[1-9]\d{0,5}$/.test(text)) return undefined
  return Number(text)
}

/** The text itself when it is one of the allowed words, else undefined. */
export function oneOf<T extends string>(text: string | null, allowed: readonly T[]): T | undefined {
  return allowed.find((name) => name === text)
}

/** `1` and `0` of a query parameter; anything else is absent. */
export function flag(query: URLSearchParams, name: string): boolean | undefined {
  const text = query.get(name)
  if (text === '1') return true
  return text === '0' ? false : undefined
}

/** Entries of a parameter that are separated by commas; empty ones are left out. */
export function list(query: URLSearchParams, name: string): string[] {
  return (query.get(name) ?? '').split(',').filter((entry) => entry !== '')
}

/** Ids of a parameter; malformed entries are left out. */
export function idList(query: URLSearchParams, name: string): number[] {
  return list(query, name).flatMap((entry) => parseId(entry) ?? [])
}

/** Sets a parameter, or deletes it for null. */
export function setText(query: URLSearchParams, name: string, value: string | null): void {
  if (value === null) query.delete(name)
  else query.set(name, value)
}

/** Sets a number, or deletes the parameter for null. */
export function setNumber(query: URLSearchParams, name: string, value: number | null): void {
  setText(query, name, value === null ? null : String(value))
}

/** Sets a list, or deletes the parameter for an empty one. */
export function setIds(query: URLSearchParams, name: string, ids: readonly number[]): void {
  setText(query, name, ids.length === 0 ? null : ids.join(','))
}

/** Sets `1` or `0`, or deletes the parameter when the value is the standard one. */
export function setSwitch(query: URLSearchParams, name: string, value: boolean, standard: boolean): void {
  setText(query, name, value === standard ? null : value ? '1' : '0')
}
