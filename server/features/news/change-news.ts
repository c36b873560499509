import { named } from '#domain/message/value.ts'
import { message } from '#domain/message/message.ts'
import type { NewsRow } from '#contract/news/news.ts'
import { REQUIRED } from '#domain/form/administered-text.ts'
import { NEWS_CATEGORIES, type NewsCategory } from '#domain/news/news-category.ts'
import { Problem } from '#domain/problem.ts'
import { english } from '#languages/from-source.ts'
import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { notify } from '#server/notify/notify.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { NEXT_VERSION, refuseOlderVersion } from '#server/platform/listing/same-version.ts'
import { cleanRichText, richTextWords } from '#server/platform/rich-text.ts'
import { NEWS, newsRowOf, type StoredNews } from './news-table.ts'

export interface NewsText {
  readonly title: string
  readonly content: string
  readonly category: NewsCategory
  /** Of an update about a dashboard: where it leads; empty: found by its title. */
  readonly link: string
}

/** The category of updates about a dashboard. */
const ABOUT_DASHBOARD = 2

/** How much of the text is told beside its title, in characters. */
const TOLD = 200

/**
 * Publishes an update and tells those who want to hear of updates. The same text sent twice within a minute, as by a double
 * click, is one update: the first one is given back.
 */
export function publishNews(database: Database, text: NewsText, change: Change): Promise<NewsRow> {
  const clean = cleaned(text)
  return database.transaction(async (transaction) => {
    await transaction.script('lock table news_update in share row exclusive mode')
    const [earlier] = await transaction.query<StoredNews>(
      `select ${NEWS.columns} from ${NEWS.from} where t.title = $1 and t.content = $2 and t.category = $3
         and t.author = $4 and t.created_at > now() - interval '1 minute'`,
      [clean.title, clean.content, clean.category, change.actor.id],
    )
    if (earlier) return newsRowOf(earlier)
    const [stored] = await transaction.query<StoredNews>(
      `insert into news_update as t (title, content, category, author, link) values ($1, $2, $3, $4, $5)
       returning ${NEWS.columns}`,
      [clean.title, clean.content, clean.category, change.actor.id, clean.link],
    )
    if (!stored) throw new Problem('unexpected', 'The update was not kept.')
    await audit(transaction, 'news.published', stored.id, change, null, clean)
    await notify(transaction, {
      to: 'everybody',
      except: change.actor.id,
      kind: 'update',
      title: message('told.update', { category: named(NEWS_CATEGORIES[clean.category]), title: clean.title }),
      text: shortened(richTextWords(clean.content)),
      link: clean.link || '/update_log',
    })
    return newsRowOf(stored)
  })
}

/** Changes the parts that are given. Throws `not-found` and `changed-meanwhile`. */
export function changeNewsText(
  database: Database,
  id: number,
  parts: Partial<NewsText>,
  seen: string,
  change: Change,
): Promise<NewsRow> {
  return database.transaction(async (transaction) => {
    const before = refuseOlderVersion(await lockNews(transaction, id), seen)
    const after = cleaned({ ...before, ...parts })
    const [stored] = await transaction.query<StoredNews>(
      `update news_update t set title = $2, content = $3, category = $4, link = $5, updated_at = ${NEXT_VERSION}
       where id = $1 returning ${NEWS.columns}`,
      [id, after.title, after.content, after.category, after.link],
    )
    await audit(transaction, 'news.changed', id, change, before, after)
    return newsRowOf(stored ?? before)
  })
}

/** Deletes an update. Throws `not-found`. */
export function removeNews(database: Database, id: number, change: Change): Promise<void> {
  return database.transaction(async (transaction) => {
    const before = await lockNews(transaction, id)
    if (!before) throw new Problem('not-found', `There is no update with the id ${id}.`)
    await transaction.query('delete from news_update where id = $1', [id])
    await audit(transaction, 'news.deleted', id, change, before, null)
  })
}

async function lockNews(transaction: Transaction, id: number): Promise<StoredNews | undefined> {
  const [row] = await transaction.query<StoredNews>(
    `select ${NEWS.columns} from ${NEWS.from} where t.id::bigint = $1::bigint for update`,
    [id],
  )
  return row
}

function cleaned({ title, content, category, link }: NewsText): NewsText {
  const clean = cleanRichText(content)
  if (richTextWords(clean) === '') {
    throw new Problem('invalid-input', 'Look at content: it has no words.', {
      content: [english.text(REQUIRED)],
    })
  }
  return { title, content: clean, category, link: category === ABOUT_DASHBOARD ? link : '' }
}

async function audit(
  transaction: Transaction,
  action: string,
  id: number,
  { actor, address }: Change,
  before: NewsText | null,
  after: NewsText | null,
): Promise<void> {
  const kept = (text: NewsText | null) =>
    text && { title: text.title, content: text.content, category: text.category, link: text.link }
  await writeAudit(transaction, {
    actor,
    action,
    subject: `update ${id}`,
    before: kept(before),
    after: kept(after),
    address,
  })
}

function shortened(words: string): string {
  return words.length <= TOLD ? words : `${words.slice(0, TOLD - 1).trimEnd()}…`
}
