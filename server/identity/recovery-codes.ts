import { randomInt } from 'node:crypto'
import { RECOVERY_ALPHABET, recoveryCodeTyped } from '#domain/account/typed-code.ts'

/** As much of the library for sign-in as reads the codes of an account. */
interface CodesOf {
  readonly api: {
    readonly viewBackupCodes: (call: {
      readonly body: { readonly userId: number }
    }) => Promise<{ readonly backupCodes: readonly string[] }>
  }
}

const HOW_MANY = 10
const PART = 5

/** New recovery codes, such as `7fk2m-xq9ra`: 49 bits each, in two parts that are easy to copy by hand. */
export function newRecoveryCodes(): string[] {
  const part = () =>
    Array.from({ length: PART }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join('')
  return Array.from({ length: HOW_MANY }, () => `${part()}-${part()}`)
}

/**
 * A recovery code as it was handed out, for one that was typed in another way: without the hyphen, in large
 * letters. A text that is no code of the account stays as it is.
 */
export async function asHandedOut({ api }: CodesOf, account: number, typed: string): Promise<string> {
  const wanted = recoveryCodeTyped(typed)
  const { backupCodes } = await api.viewBackupCodes({ body: { userId: account } })
  return backupCodes.find((code) => recoveryCodeTyped(code) === wanted) ?? typed
}
