import { Unzip, UnzipInflate } from 'fflate'
import { message } from '#domain/message/message.ts'
import type { Budget } from '#exchange/reading/limits.ts'
import { Unreadable } from '#exchange/reading/unreadable.ts'

/** Takes the content of an entry in pieces; the last one is said to be. */
export type TakePiece = (piece: Uint8Array, isLast: boolean) => void

const PIECE = 64 * 1024

/**
 * Unpacks the entries of an archive that somebody wants, piece by piece. What comes out is counted, whatever the archive says of
 * itself: one that would fill the memory is refused as soon as it is too much.
 */
export function unpack(bytes: Uint8Array, wanted: (name: string) => TakePiece | null, budget: Budget): void {
  // The library gives a refusal back as a fault of the archive: the first reason is the one to tell.
  let refusal: unknown = null
  const archive = new Unzip((entry) => {
    const take = wanted(entry.name)
    if (take === null) return
    entry.ondata = (error, piece, isLast) => {
      if (error) throw error
      try {
        budget.unpacked(piece.length)
        take(piece, isLast)
      } catch (reason) {
        refusal ??= reason
        throw reason
      }
    }
    entry.start()
  })
  archive.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += PIECE) {
      archive.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length)
    }
  } catch (error) {
    const reason = refusal ?? error
    throw reason instanceof Unreadable ? reason : new Unreadable(message('exchange.broken-archive'))
  }
}

/** The names of the entries at the end of an archive; none where its list cannot be found. */
export function entryNames(bytes: Uint8Array): string[] {
  const names: string[] = []
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = endOfArchive(view)
  if (at < 0) return names
  const count = view.getUint16(at + 10, true)
  at = view.getUint32(at + 16, true)
  for (let entry = 0; entry < count && at + 46 <= bytes.length; entry += 1) {
    if (view.getUint32(at, true) !== 0x02014b50) break
    const length = view.getUint16(at + 28, true)
    names.push(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)))
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return names
}

function endOfArchive(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_600); at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50) return at
  }
  return -1
}
