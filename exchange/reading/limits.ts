import { message } from '#domain/message/message.ts'
import { decimal, whole } from '#domain/message/value.ts'
import { Unreadable } from './unreadable.ts'

/** The most that a reader takes on. A file beyond them is refused, never read in part. */
export interface Limits {
  readonly bytes: number
  /** Bytes of an archive when it is unpacked. */
  readonly unpacked: number
  readonly rows: number
  /** Cells of one row. */
  readonly cells: number
  /** Brackets or elements inside each other. */
  readonly depth: number
  readonly seconds: number
}

const MEGABYTE = 1024 * 1024

/** Of one file in a browser or on a server. */
export const LIMITS: Limits = {
  bytes: 64 * MEGABYTE,
  unpacked: 512 * MEGABYTE,
  rows: 2_000_000,
  cells: 17_000,
  depth: 64,
  seconds: 120,
}

/** Counts what the reading of one file has used, and refuses the file when it is too much. */
export class Budget {
  readonly limits: Limits
  readonly #begun = performance.now()
  #rows = 0
  #unpacked = 0

  constructor(limits: Limits = LIMITS) {
    this.limits = limits
  }

  /** Of the file as it came. */
  bytes(count: number): void {
    const most = this.limits.bytes
    if (count > most) throw new Unreadable(message('exchange.too-many-bytes', { most: megabytes(most) }))
  }

  /** More of an archive was unpacked. */
  unpacked(count: number): void {
    this.#unpacked += count
    const most = this.limits.unpacked
    if (this.#unpacked > most)
      throw new Unreadable(message('exchange.too-much-unpacked', { most: megabytes(most) }))
    this.#time()
  }

  /** One more row, with its cells. */
  row(cells: number): void {
    this.#rows += 1
    if (this.#rows > this.limits.rows) {
      throw new Unreadable(message('exchange.too-many-rows', { most: whole(this.limits.rows) }))
    }
    this.cells(cells)
    if (this.#rows % 1000 === 0) this.#time()
  }

  /** So many cells stand in a row by now. */
  cells(count: number): void {
    if (count > this.limits.cells) {
      throw new Unreadable(message('exchange.too-many-cells', { most: whole(this.limits.cells) }))
    }
  }

  /** A bracket or an element inside others. */
  depth(depth: number): void {
    if (depth > this.limits.depth) {
      throw new Unreadable(message('exchange.too-deep', { most: whole(this.limits.depth) }))
    }
  }

  #time(): void {
    if (performance.now() - this.#begun > this.limits.seconds * 1000) {
      throw new Unreadable(message('exchange.too-slow', { most: whole(this.limits.seconds) }))
    }
  }
}

function megabytes(bytes: number) {
  return bytes < MEGABYTE ? decimal(bytes / MEGABYTE, 2) : whole(bytes / MEGABYTE)
}
