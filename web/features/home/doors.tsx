import { IconChartLine, IconDatabase, IconLayoutDashboard, IconMapPin } from '#web/kit/icons.ts'
import { Link } from 'wouter'
import { message, type Message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { Grid, Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './home.module.css'

interface DoorsProps {
  /** Indicators and sources with figures. */
  readonly indicators: number
  readonly sources: number
}

/** The four ways into the product. */
export function Doors({ indicators, sources }: DoorsProps) {
  const { text } = useLanguage()
  const doors: readonly {
    readonly href: string
    readonly icon: typeof IconMapPin
    readonly title: Message
    readonly about: Message
  }[] = [
    {
      href: '/health-profiles',
      icon: IconMapPin,
      title: message('home.my-state'),
      about: message('home.my-state-about'),
    },
    {
      ...{ href: '/indicator-search', icon: IconChartLine, title: message('home.indicator') },
      about: message('home.indicator-about', { count: whole(indicators) }),
    },
    {
      ...{ href: '/about', icon: IconDatabase, title: message('home.source') },
      about: message('home.source-about', { count: whole(sources) }),
    },
    {
      href: '/custom',
      icon: IconLayoutDashboard,
      title: message('home.make'),
      about: message('home.make-about'),
    },
  ]
  return (
    <nav aria-label={text(message('home.doors'))}>
      <Grid as="ul" columns={2} gap={12} className={classes.doors}>
        {doors.map(({ href, icon: Icon, title, about }) => (
          <li key={href}>
            <Row as={Link} href={href} gap={12}>
              <Icon size={22} aria-hidden="true" />
              <span>
                <Text as="span" line size={16} weight={650}>
                  {text(title)}
                </Text>
                <Text as="span" line tone="soft" size={13}>
                  {text(about)}
                </Text>
              </span>
            </Row>
          </li>
        ))}
      </Grid>
    </nav>
  )
}
