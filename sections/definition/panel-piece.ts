import { message, type Value } from '#domain/message/message.ts'
import type { Segment } from '#domain/message/segment.ts'

/** The words of a panel, in pieces that paper and pages without scripts can show. */
export type PanelPiece =
  | { readonly say: 'heading'; readonly text: Value }
  | { readonly say: 'sentence'; readonly text: Value | readonly Segment[] }
  | {
      readonly say: 'table'
      readonly caption: Value
      readonly heads: readonly Value[]
      /** As many cells as heads; the first names the row. */
      readonly rows: readonly (readonly Value[])[]
      /** How many rows there are in all, where these are the first. */
      readonly of?: number
    }

/** A heading with sentences below it; one without words is left out. */
export function piecesOf(heading: Value, ...lines: readonly Value[]): readonly PanelPiece[] {
  const sentences = lines.filter((line) => line !== '').map((text) => ({ say: 'sentence', text }) as const)
  return [{ say: 'heading', text: heading }, ...sentences]
}

/** The text of a cell without a value. */
export const NOTHING: Value = '–'

/** A value, and what belongs to it in brackets. */
export function withDetail(value: Value, detail: Value | null): Value {
  return detail === null ? value : message('paper.with-detail', { value, detail })
}
