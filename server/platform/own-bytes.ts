/**
 * The same bytes in memory of their own. Short bytes of Node lie in a block of 64 kB with others: what zlib answers, what a text is written
 * to, and what another thread sends, which takes the whole block along. Kept for the next who asks, an answer of one kilobyte holds it all.
 */
export function ownBytes(bytes: Uint8Array): Buffer {
  if (Buffer.isBuffer(bytes) && bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  own.set(bytes)
  return own
}
