/** The measures of a font with outlines (TrueType) for a document. Widths in thousandths of the font size. */
export interface PdfFont {
  readonly file: Uint8Array
  readonly ascent: number
  readonly descent: number
  readonly box: readonly [number, number, number, number]
  /** The glyph of a character; 0 where the font has none. */
  glyphOf(codePoint: number): number
  widthOf(glyph: number): number
}

/** Reads the tables of a TrueType file that a document needs: which character is which glyph, and how wide it is. */
export function readFont(file: Uint8Array): PdfFont {
  const data = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const tables = new Map<string, number>()
  for (let entry = 0; entry < data.getUint16(4); entry++) {
    const at = 12 + entry * 16
    tables.set(String.fromCharCode(...file.subarray(at, at + 4)), data.getUint32(at + 8))
  }
  const table = (name: string) => {
    const start = tables.get(name)
    if (start === undefined) throw new TypeError(`The font has no table ${name}`)
    return start
  }
  const head = table('head')
  const inThousandths = (value: number) => Math.round((value * 1000) / data.getUint16(head + 18))
  const corner = (at: number) => inThousandths(data.getInt16(head + at))
  const hhea = table('hhea')
  const hmtx = table('hmtx')
  const wide = data.getUint16(hhea + 34)
  const glyphs = glyphsByCharacter(data, table('cmap'))
  return {
    file,
    ascent: inThousandths(data.getInt16(hhea + 4)),
    descent: inThousandths(data.getInt16(hhea + 6)),
    box: [corner(36), corner(38), corner(40), corner(42)],
    glyphOf: (codePoint) => glyphs.get(codePoint) ?? 0,
    widthOf: (glyph) => inThousandths(data.getUint16(hmtx + 4 * Math.min(glyph, wide - 1))),
  }
}

/** The character map for the letters of the basic plane (format 4 of the OpenType specification). */
function glyphsByCharacter(data: DataView, cmap: number): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>()
  for (let entry = 0; entry < data.getUint16(cmap + 2); entry++) {
    const start = cmap + data.getUint32(cmap + 4 + entry * 8 + 4)
    if (data.getUint16(start) !== 4) continue
    const segments = data.getUint16(start + 6)
    for (let at = 0; at < segments; at += 2) {
      const last = data.getUint16(start + 14 + at)
      const first = data.getUint16(start + 16 + segments + at)
      const delta = data.getUint16(start + 16 + 2 * segments + at)
      const offsetAt = start + 16 + 3 * segments + at
      const offset = data.getUint16(offsetAt)
      for (let code = first; code <= last && code !== 0xffff; code++) {
        const glyph = offset === 0 ? code : data.getUint16(offsetAt + offset + (code - first) * 2)
        if (glyph !== 0) glyphs.set(code, offset === 0 ? (code + delta) & 0xffff : (glyph + delta) & 0xffff)
      }
    }
  }
  return glyphs
}
