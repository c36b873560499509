/** The alphabet that a text was written in. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** A text with the alphabet that it was found in. */
export interface Decoded {
  readonly text: string
  readonly encoding: Encoding
}

/**
 * Reads bytes as text: a mark at the beginning names the alphabet; without one it is UTF-8 where the bytes are such, UTF-16 where
 * every other byte is empty, else Windows-1252.
 */
export function decoded(bytes: Uint8Array): Decoded {
  const encoding = encodingOf(bytes)
  return { encoding, text: new TextDecoder(encoding).decode(bytes) }
}

/** The beginning of a text, whatever its alphabet. */
export function decodedHead(bytes: Uint8Array, most = 4096): string {
  const head = bytes.subarray(0, most)
  const marked = markOf(head) ?? withoutMark(head)
  if (marked !== null) return new TextDecoder(marked).decode(head)
  // A letter of several bytes may be cut at the end.
  const cut = bytes.length > most ? head.subarray(0, most - 4) : head
  return new TextDecoder(isUtf8(cut) || bytes.length > most ? 'utf-8' : 'windows-1252').decode(cut)
}

function encodingOf(bytes: Uint8Array): Encoding {
  return markOf(bytes) ?? withoutMark(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252')
}

function markOf(bytes: Uint8Array): Encoding | null {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return null
}

/** Letters of Europe in UTF-16 have an empty byte each. */
function withoutMark(bytes: Uint8Array): Encoding | null {
  const pairs = Math.min(200, Math.floor(bytes.length / 2))
  if (pairs < 4) return null
  const empty = [0, 0]
  for (let at = 0; at < pairs * 2; at += 1) if (bytes[at] === 0) empty[at % 2] = (empty[at % 2] ?? 0) + 1
  if ((empty[1] ?? 0) > pairs * 0.7 && (empty[0] ?? 0) < pairs * 0.1) return 'utf-16le'
  if ((empty[0] ?? 0) > pairs * 0.7 && (empty[1] ?? 0) < pairs * 0.1) return 'utf-16be'
  return null
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
