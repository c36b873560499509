import type { Permission } from '#contract/endpoint.ts'
import { WHO_MAY } from './who-may.ts'
import type { Caller, World } from './world.ts'

/** One concrete request. */
export interface Asked {
  /** The values of the names in braces. */
  readonly path?: Readonly<Record<string, string | number>>
  readonly query?: string
  readonly body?: object
}

/** The answers of one endpoint to those who may call it, written down by hand. */
export interface Row {
  /** The status for all of them, or for each. */
  readonly answers: number | Readonly<Partial<Record<Caller, number>>>
  readonly ask: (world: World, caller: Caller) => Asked | Promise<Asked>
}

/** `METHOD path` of the contract → its row. */
export type Rows = Readonly<Record<string, Row>>

/** Rows below the permission that they are thought to need, which is held against the contract. */
export type RowsByPermission = Readonly<Partial<Record<Permission, Rows>>>

/** All rows by the names of their calls, each with its permission. */
export function rowsOf(
  ...parts: readonly RowsByPermission[]
): Readonly<Record<string, Row & { readonly permission: string }>> {
  return Object.fromEntries(
    parts
      .flatMap((part) => Object.entries(part))
      .flatMap(([permission, rows]) =>
        Object.entries(rows).map(([name, row]) => [name, { ...row, permission }] as const),
      ),
  )
}

/** The status that a caller gets: a refusal at the door, or that of the row. */
export function expectedStatus(permission: Permission, { answers }: Row, caller: Caller): number | undefined {
  if (!WHO_MAY[permission].includes(caller)) return caller === 'anonymous' ? 401 : 403
  return typeof answers === 'number' ? answers : answers[caller]
}

/** The same request, and the same answer, for all who may call. */
export const always = (status: number, asked: Asked = {}): Row => ({ answers: status, ask: () => asked })

/** The same answer for all who may call, each to a request about a new thing. */
export const each = (status: number, ask: Row['ask']): Row => ({ answers: status, ask })

/** A thing of `user`: for the others it does not exist, whatever their role. */
export const onlyOwner = (status: number, ask: Row['ask']): Row => ({
  answers: { user: status, other: 404, moderator: 404, admin: 404 },
  ask,
})

/** A thing of `user` that staff may see too. */
export const ownerAndStaff = (status: number, ask: Row['ask']): Row => ({
  answers: { user: status, other: 404, moderator: status, admin: status },
  ask,
})

/** A request for a new thing of a kind. */
export const of =
  (make: (world: World) => Promise<number>, body?: object): Row['ask'] =>
  async (world) => ({ path: { id: await make(world) }, ...(body && { body }) })
