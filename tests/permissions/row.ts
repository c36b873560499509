import type { Caller, World } from './world.ts'

/** One concrete request. */
export interface Asked {
  /** What stands for the names in braces. */
  readonly path?: Readonly<Record<string, string | number>>
  readonly query?: string
  readonly body?: object
}

/** What one endpoint answers to each caller: statuses in the order of CALLERS, written down by hand. */
export interface Row {
  readonly expected: readonly [number, number, number, number, number]
  readonly ask: (world: World, caller: Caller) => Asked | Promise<Asked>
}

/** `METHOD path` of the contract → its row. */
export type Rows = Readonly<Record<string, Row>>

/** The same for everybody. */
export const everybody = (status: number, asked: Asked = {}): Row => ({
  expected: [status, status, status, status, status],
  ask: () => asked,
})

/** Only who is signed in, each for themselves. */
export const signedIn = (status: number, asked: Asked = {}): Row => ({
  expected: [401, status, status, status, status],
  ask: () => asked,
})

/** A thing of `user`: for the others it does not exist, whatever their role. */
export const onlyOwner = (status: number, ask: Row['ask']): Row => ({
  expected: [401, status, 404, 404, 404],
  ask,
})

export const fromModerator = (status: number, ask: Row['ask']): Row => ({
  expected: [401, 403, 403, status, status],
  ask,
})

export const onlyAdmin = (status: number, ask: Row['ask'] = () => ({})): Row => ({
  expected: [401, 403, 403, 403, status],
  ask,
})

/** A request for a new thing of a kind. */
export const of =
  (make: (world: World) => Promise<number>, body?: object): Row['ask'] =>
  async (world) => ({ path: { id: await make(world) }, ...(body && { body }) })
