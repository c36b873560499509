import { decimal } from '#domain/message/value.ts'

/** Bytes in megabytes, as a number of a text. */
export function megabytes(bytes: number) {
  return decimal(bytes / 1e6)
}

/** The same in gigabytes. */
export function gigabytes(bytes: number) {
  return decimal(bytes / 1e9)
}
