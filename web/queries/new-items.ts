import { useEffect, useMemo } from 'react'
import { CURATION } from '#catalogue/curation.ts'
import { requestOf } from '#contract/call.ts'
import type { CatalogueColumns } from '#contract/catalogue-columns.ts'
import { catalogueAddress } from '#contract/file-release.ts'
import { catalogueOf } from '#contract/release-data.ts'
import type { ReleaseStamp } from '#contract/release-file.ts'
import { store, useStore } from '#web/memory/store.ts'
import type { Catalogue } from './catalogue.ts'
import { fetchJson } from './resource.ts'

/** The catalogue of a release after the one that this page shows; null while nobody has asked for it. */
const newest = store<Catalogue | null>(null)

/** Asks for what newer releases made, so that pages which name it need not be loaded again. */
export async function takeNewItems(): Promise<void> {
  const { hash } = await fetchJson<ReleaseStamp>(requestOf('GET /releases/current').address)
  newest.set(catalogueOf(await fetchJson<CatalogueColumns>(catalogueAddress(hash)), CURATION))
}

/** The catalogue of the page with the indicators and sources that newer releases made, as far as somebody asked for them. */
export function withNewItems(catalogue: Catalogue): Catalogue {
  const later = newest.get()
  if (later === null) return catalogue
  const { indicators, sources } = catalogue.reference
  return {
    ...catalogue,
    reference: {
      ...catalogue.reference,
      indicators: new Map([...later.reference.indicators, ...indicators]),
      sources: new Map([...later.reference.sources, ...sources]),
    },
  }
}

/** The same, drawn again when more is known. */
export function useNewItems(catalogue: Catalogue): Catalogue {
  const later = useStore(newest)
  // The store is what it rests on: the function reads it.
  return useMemo(() => (later === null ? catalogue : withNewItems(catalogue)), [catalogue, later])
}

/** The same, once it knows an indicator and a source of each row; null until then. */
export function useCatalogueOf(
  catalogue: Catalogue,
  rows: readonly { readonly indicator: number; readonly datasource: number }[],
): Catalogue | null {
  const known = useNewItems(catalogue)
  const { indicators, sources } = known.reference
  const isKnown = rows.every((row) => indicators.has(row.indicator) && sources.has(row.datasource))
  useEffect(() => {
    if (!isKnown) void takeNewItems()
  }, [isKnown])
  return isKnown ? known : null
}
