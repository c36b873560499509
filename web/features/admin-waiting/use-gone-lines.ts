import { useEffect, useRef, useState } from 'react'
import type { DecidedRow, WaitingRow } from '#contract/waiting/waiting.ts'
import { type GoneLine, goneLines, keyOf } from './gone-lines.ts'

/** How long a line says that somebody else decided, in milliseconds. */
const STAYS = 10_000

/** Lines that others took away lately; `own` is told of what whoever looks decided. */
export function useGoneLines(
  rows: readonly WaitingRow[] | null,
  decided: readonly DecidedRow[],
): { readonly gone: readonly GoneLine[]; readonly own: (row: WaitingRow) => void } {
  const before = useRef<readonly WaitingRow[]>([])
  const mine = useRef(new Set<string>())
  const [gone, setGone] = useState<readonly GoneLine[]>([])
  useEffect(() => {
    if (rows === null) return
    const found = goneLines(before.current, rows, decided, mine.current)
    before.current = rows
    if (found.length === 0) return
    setGone((shown) => [...shown, ...found])
    setTimeout(() => setGone((shown) => shown.filter((line) => !found.includes(line))), STAYS)
  }, [rows, decided])
  return { gone, own: (row) => void mine.current.add(keyOf(row)) }
}
