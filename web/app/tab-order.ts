import { useState } from 'react'
import type { Section } from '#sections/definition/section-definition.ts'

import { keepText, keptText } from '#web/memory/kept.ts'

const KEY = 'sectionOrder'

/**
 * The sections in the reader's own order, kept on this device by dashboard. Sections that the kept order does not know stand
 * where the product puts them, at the end.
 */
export function useTabOrder(
  dashboard: string,
  sections: readonly Section[],
): readonly [readonly Section[], (slugs: readonly string[]) => void] {
  const [kept, keep] = useState(() => keptOrders())
  const order = kept[dashboard] ?? []
  const placeOf = ({ slug }: Section) => (order.includes(slug) ? order.indexOf(slug) : order.length)
  const reorder = (slugs: readonly string[]) => {
    const next = { ...kept, [dashboard]: slugs }
    keep(next)
    keepText(KEY, JSON.stringify(next))
  }
  return [sections.toSorted((a, b) => placeOf(a) - placeOf(b)), reorder]
}

function keptOrders(): Readonly<Record<string, readonly string[]>> {
  try {
    const kept: unknown = JSON.parse(keptText(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).map(([name, slugs]) => [name, Array.isArray(slugs) ? slugs.map(String) : []]),
    )
  } catch {
    return {}
  }
}
