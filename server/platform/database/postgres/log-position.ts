/**
 * A position in the log of a PostgreSQL server (`16/B374D848`) as a number: of two, the later is larger. Null for a text that is
 * none.
 */
export function logPosition(text: string): bigint | null {
  const [, high, low] = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/i.exec(text) ?? []
  return high === undefined || low === undefined ? null : (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
