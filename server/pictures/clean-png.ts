const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Parts that drawing needs. Texts, times, positions, profiles and whatever else is in a file are left out. */
const NEEDED: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND'])
/** Length, name and check sum around the content of a part. */
const FRAME = 12

/** The parts of a PNG file that drawing needs; null: it ends too early, or goes on after its end. */
export function cleanPng(bytes: Buffer): Buffer | null {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null
  const kept: Buffer[] = [SIGNATURE]
  let at = SIGNATURE.length
  while (at + FRAME <= bytes.length) {
    const end = at + FRAME + bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (end > bytes.length) return null
    if (NEEDED.has(name)) kept.push(bytes.subarray(at, end))
    if (name === 'IEND') return end === bytes.length ? Buffer.concat(kept) : null
    at = end
  }
  return null
}
