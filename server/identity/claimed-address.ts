import { randomBytes } from 'node:crypto'

/**
 * How the address of an account is stored while it belongs to another account: nobody learns at the registration whether an
 * address is known, so both get an account. No letter goes to such an address, nothing is found by it, and its person sees what they typed.
 */
const CLAIMED = /\.[0-9a-f]{12}\.claimed\.invalid$/

/** An address that another account has, for the one who typed it too. */
export function claimedAddress(email: string): string {
  return `${email}.${randomBytes(6).toString('hex')}.claimed.invalid`
}

/** The address as its person typed it. */
export function shownAddress(stored: string): string {
  return stored.replace(CLAIMED, '')
}

/** Whether the address belongs to another account. */
export function isClaimed(stored: string): boolean {
  return CLAIMED.test(stored)
}
