import { type NewsRow, newsRow } from '#contract/news/news.ts'
import { NEWS_CATEGORIES, type NewsCategory } from '#domain/news/news-category.ts'
import type { ListTable } from '#server/platform/listing/list-table.ts'
import { wireTimes } from '#server/platform/listing/wire-text.ts'
import { cleanRichText } from '#server/platform/rich-text.ts'

export interface StoredNews {
  readonly id: number
  readonly title: string
  readonly content: string
  readonly category: NewsCategory
  readonly link: string
  readonly created_at: Date
  readonly updated_at: Date
}

/**
 * Cleaned once more on the way out: markup that an earlier list of elements let in must not stay for ever.
 */
export function newsRowOf(stored: StoredNews): NewsRow {
  return {
    id: stored.id,
    title: stored.title,
    content: cleanRichText(stored.content),
    category_name: NEWS_CATEGORIES[stored.category],
    category: stored.category,
    link: stored.link,
    ...wireTimes(stored),
  }
}

export const NEWS: ListTable<StoredNews, NewsRow> = {
  name: 'updates',
  wire: newsRow,
  columns: 't.id, t.title, t.content, t.category, t.link, t.created_at, t.updated_at',
  from: 'news_update t',
  toRow: newsRowOf,
}
