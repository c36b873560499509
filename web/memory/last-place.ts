import { keepText, keptText } from './kept.ts'

const KEY = 'lastPlace'

/** The place whose profile was read last on this device, by its id; null: none yet. */
export function lastPlace(): number | null {
  const id = Number(keptText(KEY))
  return Number.isInteger(id) && id > 0 ? id : null
}

/** Keeps it for the first page, on this device alone. */
export function keepLastPlace(id: number): void {
  keepText(KEY, String(id))
}
