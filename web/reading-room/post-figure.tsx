import { useMemo } from 'react'
import { parseView } from '#charts/view-address.ts'
import type { FilledBlock } from '#domain/document/blocks.ts'
import { NotShown } from '#web/documents/not-shown.tsx'
import { FigurePage } from '#web/documents/blocks/figure/figure-page.tsx'

const BLOCK = {
  ...({ kind: 'figure', id: 'figure', title: '', note: '', width: 'full', height: 'low' } as const),
  annotations: [],
  frozen: null,
}

/** The figure that something was written about, by the query of its address. */
export function PostFigure({ figure }: { readonly figure: string }) {
  const block = useMemo((): Extract<FilledBlock, { readonly kind: 'figure' }> | null => {
    const view = parseView(figure)
    return view && { ...BLOCK, view }
  }, [figure])
  return block ? <FigurePage block={block} id="" release={null} /> : <NotShown />
}
