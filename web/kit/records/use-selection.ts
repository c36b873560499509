import { useState } from 'react'

/** The records that are ticked, also those of other pages of the list. */
export interface Selection<Row> {
  readonly rows: readonly Row[]
  readonly has: (row: Row) => boolean
  readonly select: (rows: readonly Row[], on: boolean) => void
}

type Ticked<Row> = ReadonlyMap<string | number, Row>

interface WithId {
  readonly id: string | number
}

/** Keeps which records are ticked. */
export function useSelection<Row extends WithId>(): Selection<Row> {
  const [ticked, setTicked] = useState<Ticked<Row>>(new Map())
  return {
    rows: [...ticked.values()],
    has: ({ id }) => ticked.has(id),
    select: (rows, on) => setTicked((before) => (on ? withAll(before, rows) : without(before, rows))),
  }
}

function withAll<Row extends WithId>(ticked: Ticked<Row>, rows: readonly Row[]): Ticked<Row> {
  return new Map([...ticked, ...rows.map((row) => [row.id, row] as const)])
}

function without<Row extends WithId>(ticked: Ticked<Row>, rows: readonly Row[]): Ticked<Row> {
  const gone = new Set(rows.map(({ id }) => id))
  return new Map([...ticked].filter(([id]) => !gone.has(id)))
}
