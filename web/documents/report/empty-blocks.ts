import type { BlockOf } from '#domain/document/blocks.ts'
import { NOTHING_CHOSEN } from '#domain/document/blocks/view-field.ts'

/** A figure for which nothing has been captured yet. */
export function emptyFigure(id: string): BlockOf<'figure'> {
  return {
    ...{ kind: 'figure', id, view: NOTHING_CHOSEN, title: '', note: '', width: 'full', height: 'usual' },
    ...{ annotations: [], frozen: null },
  }
}

/** A table for which nothing has been captured yet. */
export function emptyTable(id: string): BlockOf<'table'> {
  return {
    ...{ kind: 'table', id, view: NOTHING_CHOSEN, title: '', note: '', rows: null, width: 'full' },
    frozen: null,
  }
}
