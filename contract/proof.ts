import type { Account } from '#domain/account/account.ts'
import { may } from '#domain/account/capability.ts'

/** The parts of a call that decide whether it asks for the password. */
export interface ProofAsked {
  readonly account: Account | null
  readonly path: unknown
  readonly query: unknown
  readonly body: unknown
}

interface ProofRule {
  readonly asked: (call: ProofAsked) => boolean
  /** When, for the documents of the API. */
  readonly said: string
}

const field = (values: unknown, name: string): unknown =>
  typeof values === 'object' && values !== null
    ? Object.entries(values).find(([key]) => key === name)?.[1]
    : undefined

const isOthers = ({ account, path }: ProofAsked) => field(path, 'id') !== account?.id

/** The roles of an ordinary new account. */
const ORDINARY = new Set<unknown>(['user', undefined])

/**
 * The conditions under which calls ask for a password that was typed within 15 minutes, so that a session
 * left open is not enough.
 */
const PROOFS = {
  /** A protection, a right or the figures of everybody are changed, or an account of somebody else. */
  always: { asked: () => true, said: 'Needs a password that was typed within 15 minutes.' },
  others: {
    asked: isOthers,
    said: 'For an account of somebody else it needs a password that was typed within 15 minutes.',
  },
  /** A new password goes by letter to the address of an account. */
  'others-or-email': {
    asked: (call) => {
      const email = field(call.body, 'email')
      return isOthers(call) || (email !== undefined && email !== call.account?.email)
    },
    said: 'For an account of somebody else, or another e-mail address, it needs a password that was typed within 15 minutes.',
  },
  'role-given': {
    asked: ({ account, body }) => may(account, 'users.manage') && !ORDINARY.has(field(body, 'role')),
    said: 'With a role above `user` it needs a password that was typed within 15 minutes.',
  },
  /** People's addresses and their actions leave the product in one file. */
  table: {
    asked: ({ query }) => field(query, 'format') === 'csv',
    said: 'As a table it needs a password that was typed within 15 minutes.',
  },
} as const satisfies Record<string, ProofRule>

/** When a call asks for a password that was typed within 15 minutes. */
export type Proof = keyof typeof PROOFS

/** Whether this call asks for it. */
export function asksForProof(proof: Proof | undefined, call: ProofAsked): boolean {
  return proof !== undefined && PROOFS[proof].asked(call)
}

/** The sentence of the documents; empty: the call never asks for it. */
export function proofSentence(proof: Proof | undefined): string {
  return proof === undefined ? '' : PROOFS[proof].said
}
