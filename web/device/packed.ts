import type { PackedText } from './tables.ts'

const HOW = 'gzip'

/** Browsers that cannot compress by themselves keep texts as they are. */
const canPack = 'CompressionStream' in globalThis

/** A text, compressed where the browser can. */
export async function packed(text: string): Promise<PackedText> {
  if (!canPack) return text
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream(HOW))).arrayBuffer()
}

/** The text again, as the body of an answer. */
export function unpacked(value: PackedText): BodyInit {
  if (typeof value === 'string') return value
  return new Blob([value]).stream().pipeThrough(new DecompressionStream(HOW))
}

/** The bytes of a packed text. */
export function sizeOf(value: PackedText): number {
  return typeof value === 'string' ? value.length : value.byteLength
}
