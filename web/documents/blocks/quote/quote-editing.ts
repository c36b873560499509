import { IconBlockquote } from '#web/kit/icons.ts'
import { quoteBlock } from '#domain/document/blocks/quote/quote-block.ts'
import { later } from '#web/kit/later.tsx'
import { likelyIndicators, likelyPlace } from '../../editor/first-view.ts'
import type { BlockEditing } from '../block-editing.ts'

/** A new one is about what the document is about. */
export const quoteEditing: BlockEditing<'quote'> = {
  group: 'words',
  Icon: IconBlockquote,
  begin: (id, _, { document, catalogue }) => {
    const [indicator = 0] = likelyIndicators(document, catalogue)
    return quoteBlock.begin(id, { indicator, location: likelyPlace(document) })
  },
  Settings: later(async () => (await import('./quote-settings.tsx')).QuoteSettings),
}
