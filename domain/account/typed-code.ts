/**
 * The digits of a code as people type and paste it: apps show it in groups, letters put signs around it, and some keyboards
 * write digits of their own width.
 */
export function digitsTyped(text: string): string {
  return text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

/** Letters and digits that are not taken for each other: no l, I, 1, O, 0. */
export const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * A recovery code without the signs that people leave out or change when they type it: hyphens, spaces, and
 * whether letters are large.
 */
export function recoveryCodeTyped(text: string): string {
  return digitsTyped(text).toLowerCase()
}
