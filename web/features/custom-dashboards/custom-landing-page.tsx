import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { IconArrowRight, IconCheck, IconLayoutBoard } from '#web/kit/icons.ts'
import { WithCatalogue } from '#web/controls/with-catalogue.tsx'
import { LinkButton } from '#web/kit/button.tsx'
import { Grid, Row, Stack, Text } from '#web/kit/layout.tsx'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { OwnDashboards } from './landing/own-dashboards-list.tsx'
import { PublicDashboards } from './landing/public-dashboards.tsx'
import classes from './landing/landing.module.css'

/** Where one begins a dashboard, goes on with one, or reads those of others (specification §2). */
export default function CustomLandingPage() {
  const own = useOwnAccount()
  const { text } = useLanguage()
  return (
    <div className={classes.page}>
      <Grid className={classes.top}>
        <div>
          <h1>{text(message('own-dashboards.begin'))}</h1>
          <Text tone="soft" size={16} above={8} widest="72ch">
            {text(message('own-dashboards.begin-lead'))}
          </Text>
          <Grid columns={2} narrow={700} gap={32} className={classes.ways}>
            <Stack gap={12} across="start">
              <Row gap={10} align="center" aria-hidden="true" className={classes.dots}>
                {[1, 2, 3, 4, 5].map((step) => (
                  <span key={step} data-done={step < 3 || undefined}>
                    {step < 3 ? <IconCheck size={13} /> : step}
                  </span>
                ))}
              </Row>
              <h2>{text(message('own-dashboards.five'))}</h2>
              <Text tone="soft" widest="56ch">
                {text(message('own-dashboards.five-lead'))}
              </Text>
              <LinkButton kind="primary" href="/my-dashboard/details">
                {text(message('own-dashboards.five-start'))} <IconArrowRight size={16} aria-hidden="true" />
              </LinkButton>
            </Stack>
            <Stack gap={12} across="start">
              <IconLayoutBoard size={26} stroke={1.3} aria-hidden="true" />
              <h2>{text(message('own-dashboards.canvas'))}</h2>
              <Text tone="soft" widest="56ch">
                {text(message('own-dashboards.canvas-lead'))}
              </Text>
              <LinkButton href="/document/new">
                {text(message('own-dashboards.canvas-start'))} <IconArrowRight size={16} aria-hidden="true" />
              </LinkButton>
            </Stack>
          </Grid>
        </div>
        <aside aria-label={text(message('own-dashboards.own'))} className={classes.own}>
          {own.status === 'signed-in' ? (
            <OwnDashboards />
          ) : (
            <Stack gap={12} across="start">
              <h2>{text(message('own-dashboards.own'))}</h2>
              <Text tone="soft">{text(message('own-dashboards.own-lead'))}</Text>
              <LinkButton href="/custom/login">{text(message('shell.login'))}</LinkButton>
            </Stack>
          )}
        </aside>
      </Grid>
      <section aria-labelledby="how">
        <h2 id="how">{text(message('own-dashboards.how'))}</h2>
        <Grid as="ol" className={classes.how}>
          {HOW.map(({ title, about }, at) => (
            <Row key={title.id} as="li" gap={16} align="start">
              <Text as="span" size={20} weight={650} aria-hidden="true">
                {at + 1}
              </Text>
              <div>
                <Text weight={600}>{text(title)}</Text>
                <Text tone="soft">{text(about)}</Text>
              </div>
            </Row>
          ))}
        </Grid>
      </section>
      <WithCatalogue what={message('own-dashboards.public-list')}>
        {(catalogue) => <PublicDashboards catalogue={catalogue} />}
      </WithCatalogue>
    </div>
  )
}

const HOW = [
  { title: message('own-dashboards.how-choose'), about: message('own-dashboards.how-choose-about') },
  { title: message('own-dashboards.how-order'), about: message('own-dashboards.how-order-about') },
  { title: message('own-dashboards.how-share'), about: message('own-dashboards.how-share-about') },
]
