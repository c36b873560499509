const START = 0xd8
const END = 0xd9
const SCAN = 0xda
/** Markers that stand alone inside the drawing data: a stuffed zero and the eight restarts. */
const isInsideScan = (marker: number) => marker === 0x00 || (marker >= 0xd0 && marker <= 0xd7)
/** Cameras, places and texts are in the application parts 1 to 15 and in comments; 0 and 14 say how colours are meant. */
const isLeftOut = (marker: number) => marker === 0xfe || (marker > 0xe0 && marker <= 0xef && marker !== 0xee)

/** The parts of a JPEG file that drawing needs; null: it ends too early, or goes on after its end. */
export function cleanJpeg(bytes: Buffer): Buffer | null {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null
  const kept: Buffer[] = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length || bytes[at + 1] === END) {
    const marker = bytes[at + 1]
    if (bytes[at] !== 0xff || marker === undefined) return null
    if (marker === END) return at + 2 === bytes.length ? Buffer.concat([...kept, bytes.subarray(at)]) : null
    const length = bytes.readUInt16BE(at + 2)
    const end = marker === SCAN ? endOfScan(bytes, at + 2 + length) : at + 2 + length
    if (length < 2 || end > bytes.length) return null
    if (!isLeftOut(marker)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return null
}

/** Where the drawing data that starts at `from` ends: at the next marker that does not belong to it. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0) {
    const next = bytes[at + 1]
    if (next !== undefined && next !== 0xff && !isInsideScan(next)) return at
    at = bytes.indexOf(0xff, at + 1)
  }
  return Number.POSITIVE_INFINITY
}
