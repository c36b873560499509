import { Link } from 'wouter'
import { breadcrumbs } from '#catalogue/breadcrumbs.ts'
import { message } from '#domain/message/message.ts'
import { Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './breadcrumbs.module.css'

/** Where a page stands in the product, above its content; nothing where no page and no group is between the start and it. */
export default function Breadcrumbs({ slug }: { readonly slug: string }) {
  const { text } = useLanguage()
  const crumbs = breadcrumbs(slug)
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={text(message('menus.breadcrumbs'))} className={classes.crumbs} data-print="never">
      <Row as="ol" wrap align="center" gap={6}>
        {crumbs.map(({ title, href }, at) => (
          <li key={text(title)} aria-current={at === crumbs.length - 1 ? 'page' : undefined}>
            {href === null ? (
              <Text as="span" tone="soft">
                {text(title)}
              </Text>
            ) : (
              <Link href={href}>{text(title)}</Link>
            )}
          </li>
        ))}
      </Row>
    </nav>
  )
}
