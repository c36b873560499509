import { useMemo } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import type { DocumentRow } from '#contract/documents/document.ts'
import type { FilledDocument } from '#domain/document/fill.ts'
import { type DocumentGround, sectionOpenings } from '#sections/document-dashboard.ts'
import { openingAddress } from '#sections/section-openings.ts'
import { withQuery } from '#web/controls/use-address-state.ts'
import type { DrawnBlock } from '#web/documents/document-blocks.tsx'
import { CopyLink } from '../copy-link.tsx'
import { DashboardSections } from '../dashboard-sections.tsx'
import classes from './custom-dashboard.module.css'
import { later } from '#web/kit/later.tsx'

const DocumentBlocks = later(async () => (await import('#web/documents/document-blocks.tsx')).DocumentBlocks)

interface SectionsProps extends DocumentGround {
  readonly document: FilledDocument
}

/** The sections in tabs, which open as their author set them. */
export function Sections({ document, ...own }: SectionsProps) {
  const search = useSearch()
  const [path] = useLocation()
  const openings = useMemo(() => sectionOpenings(document), [document])
  const opening = openingAddress(new URLSearchParams(search), openings)
  if (opening) return <Redirect to={withQuery(path, opening)} replace />
  return <DashboardSections {...own} openings={openings} aside={<CopyLink />} />
}

interface BlocksProps {
  readonly blocks: readonly DrawnBlock[]
  readonly row: DocumentRow
  readonly document: FilledDocument
}

/** Blocks that draw themselves, once they are there. */
export function Blocks({ blocks, row, document: { release } }: BlocksProps) {
  if (blocks.length === 0) return null
  return (
    <div className={classes.blocks}>
      <DocumentBlocks blocks={blocks} id={row.id} release={release === 'latest' ? null : release} />
    </div>
  )
}

/** The blocks before the sections, which stand together in tabs, and those behind the first of them. */
export function around({ blocks }: FilledDocument) {
  const first = blocks.findIndex(({ kind }) => kind === 'section')
  const drawn = (some: readonly FilledDocument['blocks'][number][]) =>
    some.flatMap((block): readonly DrawnBlock[] => (block.kind === 'section' ? [] : [block]))
  const end = first < 0 ? blocks.length : first
  return { ahead: drawn(blocks.slice(0, end)), behind: drawn(blocks.slice(end)) }
}
