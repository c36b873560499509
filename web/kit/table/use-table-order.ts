import { useState } from 'react'
import type { TableOrder } from './column-head.tsx'

/** The order that a reader chose for a table whose rows are all here; as they came until then. */
export function useTableOrder(): TableOrder {
  const [order, setOrder] = useState<{ readonly by: string; readonly descending: boolean } | null>(null)
  return {
    by: order?.by ?? null,
    descending: order?.descending ?? false,
    onOrder: (by, descending) => setOrder({ by, descending }),
  }
}
