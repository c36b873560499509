import type { Chance } from './chance.ts'

/** Text that readers stumble over. */
const HOSTILE = [
  '\0\0\0',
  '"',
  '{"',
  '<!DOCTYPE x [<!ENTITY a "b">]>',
  '9'.repeat(400),
  '\ufeff',
  '[['.repeat(500),
  'PK\u0005\u0006',
] as const

/** Bytes that were changed, cut, doubled, or joined with hostile text. */
export function spoiled(bytes: Buffer, chance: Chance): Buffer {
  const copy = Buffer.from(bytes)
  const at = chance.below(copy.length)
  switch (chance.below(5)) {
    case 0:
      for (let flip = 0; flip <= chance.below(30); flip += 1)
        copy[chance.below(copy.length)] = chance.below(256)
      return copy
    case 1:
      return copy.subarray(0, at)
    case 2:
      return Buffer.concat([copy.subarray(0, at), copy.subarray(Math.max(0, at - 5000))])
    case 3:
      return Buffer.concat([copy.subarray(0, at), Buffer.from(chance.one(HOSTILE)), copy.subarray(at)])
    default:
      return copy.subarray(at)
  }
}
