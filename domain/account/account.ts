import type { Holder } from './capability.ts'

/** The steps that an account has to take before it has the rights of its role, or those that it was given, again. */
export type RightsWaitFor = 'confirmed-address' | 'second-step'

/** A person who may sign in, as the rest of the product knows them. Nothing secret is in it. */
export interface Account extends Holder {
  readonly id: number
  /** Unique without regard to upper and lower case; shown as it was typed. */
  readonly username: string
  /** As the person typed it. */
  readonly email: string
  /** Where letters to this person go: not to an address that belongs to another account. */
  readonly mailbox: string
  readonly emailVerified: boolean
  /** Empty when it was not given, as the other texts below. */
  readonly firstName: string
  readonly lastName: string
  readonly organization: string
  readonly profession: string
  readonly jobTitle: string
  readonly location: string
  /** Address of the picture on this server, with the version in it; null: none. */
  readonly avatar: string | null
  /** False: signs in no more. */
  readonly isActive: boolean
  /** A second step is asked for at sign-in. */
  readonly hasSecondFactor: boolean
  readonly createdAt: Date
  readonly lastSignIn: Date | null
  /** Role and grants are less than was given to this person until they have done that. */
  readonly rightsWaitFor?: RightsWaitFor
}

/** How a person is called where there is room for one name: the full name, else the username. */
export function displayName({
  firstName,
  lastName,
  username,
}: Pick<Account, 'firstName' | 'lastName' | 'username'>): string {
  return `${firstName} ${lastName}`.trim() || username
}
