/** Parts that drawing needs. Positions, cameras and texts (EXIF, XMP) and profiles are left out; moving pictures refused. */
const NEEDED: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])
const LEFT_OUT: ReadonlySet<string> = new Set(['EXIF', 'XMP ', 'ICCP'])
const HEAD = 12
/** Name and length before the content of a part. */
const FRAME = 8
/** In the first byte of VP8X: an alpha channel. The other bits announce parts that are left out here. */
const ALPHA_BIT = 0x10

/** The parts of a WebP file that drawing needs; null: it ends too early, goes on after its end, moves or is unknown. */
export function cleanWebp(bytes: Buffer): Buffer | null {
  if (bytes.length < HEAD || bytes.readUInt32LE(4) + 8 !== bytes.length) return null
  const kept: Buffer[] = []
  let at = HEAD
  while (at + FRAME <= bytes.length) {
    const name = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    // Contents of an odd length are followed by one byte of filling.
    const end = at + FRAME + length + (length % 2)
    if (end > bytes.length || (!NEEDED.has(name) && !LEFT_OUT.has(name))) return null
    if (NEEDED.has(name))
      kept.push(name === 'VP8X' ? plainHead(bytes.subarray(at, end)) : bytes.subarray(at, end))
    at = end
  }
  if (at !== bytes.length) return null
  const content = Buffer.concat(kept)
  const head = Buffer.from(bytes.subarray(0, HEAD))
  head.writeUInt32LE(content.length + 4, 4)
  return Buffer.concat([head, content])
}

function plainHead(part: Buffer): Buffer {
  const head = Buffer.from(part)
  head[FRAME] = (part[FRAME] ?? 0) & ALPHA_BIT
  return head
}
