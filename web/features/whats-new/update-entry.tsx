import { Link } from 'wouter'
import type { NewsRow } from '#contract/news/news.ts'
import { message } from '#domain/message/message.ts'
import { day, named } from '#domain/message/value.ts'
import { Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { RichText } from '#web/views/rich-text.tsx'
import { dashboardAddress } from './dashboard-address.ts'
import classes from './updates.module.css'

export interface UpdateEntryProps {
  readonly update: Pick<NewsRow, 'title' | 'content' | 'category_name' | 'created_at' | 'link'>
  /** Level of the title among the headings of the page. */
  readonly level: 2 | 3 | 4
  /** Its dashboard opens beside the page that the reader is on. */
  readonly inNewTab?: boolean
}

/** One update as readers see it: what it is about, when, and the text. */
export function UpdateEntry({ update, level, inNewTab = false }: UpdateEntryProps) {
  const { text } = useLanguage()
  const catalogue = useResource(catalogueResource)
  const known = catalogue.status === 'ready' ? catalogue.value.dashboards : []
  const address = dashboardAddress(update, known)
  const Title = `h${level}` as const
  return (
    <article className={classes.entry}>
      <Row as="p" wrap gap={12} rows={4} align="center" below={4} tone="faint" size={13}>
        <span className={classes.category}>{text(named(update.category_name))}</span>
        {update.created_at && (
          <time dateTime={update.created_at}>{text(day(update.created_at), 'long')}</time>
        )}
      </Row>
      <Title className={classes.title}>{update.title}</Title>
      <RichText html={update.content} />
      {address && (
        <Text above={10}>
          {inNewTab ? (
            <a href={address} target="_blank" rel="noopener">
              {text(message('menus.view-dashboard'))}
              <span className="sr-only">: {text(named(update.title))}</span>
            </a>
          ) : (
            <Link href={address}>
              {text(message('menus.open-dashboard', { title: named(update.title) }))}
            </Link>
          )}
        </Text>
      )}
    </article>
  )
}
