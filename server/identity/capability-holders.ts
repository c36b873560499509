import { type Capability, rolesWith } from '#domain/account/capability.ts'
import type { SqlValue } from '#server/platform/database/database.ts'

/** A condition on the alias `t` of the table `account`, with the values of its parameters. */
export interface AccountCondition {
  readonly sql: string
  readonly parameters: readonly SqlValue[]
}

/** Has a capability everywhere, by role or by grant. `first`: the number of the first parameter, such as 8 for `$8`. */
export function holdsEverywhere(capability: Capability, first: number): AccountCondition {
  return {
    sql: `(t.role = any($${first}::text[]) or exists (select from capability_grant g
      where g.account = t.id and g.capability = $${first + 1} and g.source is null and g.place is null))`,
    parameters: [rolesWith(capability), capability],
  }
}
